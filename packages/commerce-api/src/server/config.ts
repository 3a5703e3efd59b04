import * as z from 'zod/mini'
import type { PushReach } from '../notification/push-subscription.rules.ts'

const portSchema = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535))
const url = () => z.url()

const environmentSchema = z.object({
  PORT: z._default(portSchema, 3001),
  HOST: z._default(z.string(), '127.0.0.1'),
  APP_DATABASE_URL: url(),
  GUEST_ISSUER: z._default(z.string(), 'urn:aisle:guest'),
  GUEST_JWKS_URL: url(),
  IDENTITY_ISSUER: z.string(),
  IDENTITY_JWKS_URL: url(),
  IDENTITY_URL: z.optional(url()),
  PARTNERS_URL: z.optional(url()),
  SMTP_URL: z.optional(url()),
  STORE_URL: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/))),
  /** Keys of push messages (RFC 8292, base64url) and whom push services may write to: `mailto:` or https. */
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[\w-]{87}$/))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  VAPID_SUBJECT: z.optional(z.string().check(z.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/))),
  /** Whether a push service on this machine may be called as well: in tests only (T60). */
  PUSH_ON_LOOPBACK: z._default(z.stringbool(), false),
  MERCHANT_ID: z.optional(z.string()),
  MERCHANT_SECRET: z.optional(z.string()),
  POOL_SIZE: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 12),
  TRUSTED_PROXIES: z._default(z.string(), 'loopback'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

export type Config = ReturnType<typeof readConfig>

/** @throws Error that names every variable which is missing or wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const parsed = z.safeParse(environmentSchema, environment)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new Error(`The commerce API cannot start: these environment variables are missing or wrong: ${faults}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.APP_DATABASE_URL,
    poolSize: env.POOL_SIZE,
    guestTokens: { issuer: env.GUEST_ISSUER, jwksUrl: env.GUEST_JWKS_URL },
    userTokens: { issuer: env.IDENTITY_ISSUER, jwksUrl: env.IDENTITY_JWKS_URL },
    /** The identity service by its own address, to be told of closed accounts. */
    identityUrl: env.IDENTITY_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    /** Where shoppers reach a store, for links in mails: `https://{tenant}.example.com`. */
    storeUrl: env.STORE_URL,
    services: {
      partnersUrl: env.PARTNERS_URL,
      smtpUrl: env.SMTP_URL,
      push: pushSettingsOf(env),
      merchant: { id: env.MERCHANT_ID, secret: env.MERCHANT_SECRET },
    },
  }
}

/** How push messages are signed; all three of them or none. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string }

export type PushSettings = PushKeys & PushReach

/** @throws Error when only some are there */
function pushSettingsOf(env: z.output<typeof environmentSchema>): PushSettings | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  if (publicKey && privateKey && subject) return { publicKey, privateKey, subject, onLoopback: env.PUSH_ON_LOOPBACK }
  if (!publicKey && !privateKey && !subject) return undefined
  throw new Error('The commerce API cannot start: VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT go together.')
}

/** Third parties that the API calls. */
export type Services = Omit<Config['services'], 'push'> & Partial<Pick<Config['services'], 'push'>>
