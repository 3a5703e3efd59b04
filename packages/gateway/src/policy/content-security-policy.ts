import { REPORTS_PATH, TRUSTED_TYPES_POLICIES } from '@aisle/contract'

export type PolicySources = { readonly nonce: string; readonly identityOrigin: string; readonly partnersOrigin: string }

const write = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

/**
 * Two policies, both enforced: a browser runs a script only when both allow it. The first trusts what carries the
 * nonce and what such a script loads, the second only this origin: `strict-dynamic` switches host lists off, so one
 * policy cannot say both.
 */
export const contentSecurityPolicies = ({ nonce, identityOrigin, partnersOrigin }: PolicySources): [string, string] => [
  write({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob: https:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': `'self' ${identityOrigin}`,
    'frame-src': partnersOrigin,
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': `'self' ${identityOrigin}`,
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': TRUSTED_TYPES_POLICIES.join(' '),
    'report-uri': REPORTS_PATH,
    'report-to': 'reports',
  }),
  write({ 'script-src': "'self'", 'report-uri': REPORTS_PATH, 'report-to': 'reports' }),
]
