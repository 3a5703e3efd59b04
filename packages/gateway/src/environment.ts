import { availableParallelism } from 'node:os'
import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)
const url = z.url({ protocol: /^https?$/ })
const listOf = (text: string) => text.split(',').flatMap((entry) => entry.trim() || [])
const origin = url.transform((value) => new URL(value).origin)

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  /** The port that browsers see, where something forwards to PORT. */
  PUBLIC_PORT: port.optional(),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  IDENTITY_ORIGIN: origin.optional(),
  PARTNERS_ORIGIN: origin.optional(),
  /** One address, or those of several instances, comma-separated. */
  API_URL: z.string().transform(listOf).pipe(z.array(url).min(1)),
  IDENTITY_URL: url,
  PARTNERS_URL: url,
  REGISTRY_DIR: z.string().min(1),
  IMAGES_DIR: z.string().min(1).optional(),
  /** Where pictures are kept that were made in other widths; without it every width is the file itself. */
  IMAGE_CACHE_DIR: z.string().min(1).optional(),
  /** MiB that this folder may hold. */
  IMAGE_CACHE_MIB: z.coerce.number().int().min(1).default(1024),
  APP_DATABASE_URL: z.string().min(1),
  GUEST_KEY_FILE: z.string().min(1),
  GUEST_ISSUER: z.string().default('urn:aisle:guest'),
  /** Guest tokens that one address may ask for. */
  GUEST_TOKENS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
  /** Addresses whose `X-Forwarded-For` is believed, comma-separated; nobody's by default. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Web sockets of dev servers that pages may listen to, comma-separated; set by `npm run dev` only. */
  DEV_SOCKETS: z.string().default(''),
  /** Threads that render pages; with 0 every page is the browser's. One core is left to everything else. */
  RENDER_THREADS: z.coerce
    .number()
    .int()
    .min(0)
    .default(Math.max(1, availableParallelism() - 1)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Environment = ReturnType<typeof readEnvironment>

/** @throws Error that names every variable which is missing or wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const parsed = environmentSchema.safeParse(variables)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`The gateway cannot start: ${faults.join('; ')}`)
  }
  const env = parsed.data
  const address = { scheme: env.PUBLIC_SCHEME, port: env.PUBLIC_PORT ?? env.PORT }
  return {
    ...env,
    address,
    identityOrigin: env.IDENTITY_ORIGIN ?? originOf('id.localhost', address),
    partnersOrigin: env.PARTNERS_ORIGIN ?? originOf('partners.localhost', address),
    trustedProxies: listOf(env.TRUSTED_PROXIES),
    devSockets: listOf(env.DEV_SOCKETS).map(loopbackSocket),
  }
}

/** @throws Error for anything but a web socket of this machine */
function loopbackSocket(text: string) {
  if (/^ws:\/\/127\.0\.0\.1:\d{1,5}$/.test(text)) return text
  throw new Error(`The gateway cannot start: DEV_SOCKETS: ${text} is no web socket of this machine`)
}

/** How browsers reach the gateway. */
export type PublicAddress = { readonly scheme: 'http' | 'https'; readonly port: number }

/** `http://fresh.localhost:3000`; the port is left out where it is the scheme's own. */
export const originOf = (host: string, { scheme, port }: PublicAddress): string =>
  new URL(`${scheme}://${host}:${port}`).origin
