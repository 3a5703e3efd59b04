import { AGE_CHECK_POLICY, AGE_CHECK_WIDGET_PATH, OWN_SCRIPTS_POLICY, REPORTS_PATH } from '@aisle/contract'
import { earlyClicksHash } from '../documents/early-clicks.ts'

export type PolicySources = {
  /** The store's own. */
  readonly origin: string
  /** Of the style elements in the document. */
  readonly styleHashes: readonly string[]
  readonly identityOrigin: string
  readonly partnersOrigin: string
  /** Whether the store checks ages: its pages may load the provider's widget, and no other script of theirs. */
  readonly checksAges?: boolean
  /** Where `npm run dev` tells pages of hot updates; none in a shop. */
  readonly devSockets?: readonly string[]
}

/** Elements that scripts add and fill by rules, which no policy minds (CSSOM): their text is empty. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

const write = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

/**
 * The policy of a document: it runs what was published in the registry and nothing else of this origin but one script
 * of its own, and shows its own styles. Nothing in it is made for one request, so that documents may be kept by caches.
 */
export const contentSecurityPolicy = ({
  origin,
  styleHashes,
  identityOrigin,
  partnersOrigin,
  checksAges = false,
  devSockets = [],
}: PolicySources): string =>
  write({
    'default-src': "'none'",
    'script-src': [
      ...PUBLISHED.map((path) => origin + path),
      `'${earlyClicksHash}'`,
      ...(checksAges ? [partnersOrigin + AGE_CHECK_WIDGET_PATH] : []),
    ].join(' '),
    'style-src': `'self' ${stylesOf(styleHashes, devSockets)}`,
    'img-src': "'self' data: blob: https:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': ["'self'", identityOrigin, ...devSockets].join(' '),
    'frame-src': partnersOrigin,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': `'self' ${identityOrigin}`,
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': [OWN_SCRIPTS_POLICY, ...(checksAges ? [AGE_CHECK_POLICY] : [])].join(' '),
    'report-uri': REPORTS_PATH,
    'report-to': 'reports',
  })

const PUBLISHED = ['/_/shell/', '/_/remotes/']

/** Development builds write their rules as text. */
const stylesOf = (hashes: readonly string[], devSockets: readonly string[]) =>
  devSockets.length > 0 ? "'unsafe-inline'" : [...hashes, EMPTY_STYLE].map((hash) => `'${hash}'`).join(' ')
