import { z } from 'zod'
import { parentOriginsSchema } from './parent-origins.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

const environmentSchema = z.object({
  PORT: port,
  HOST: z.string().default('127.0.0.1'),
  SMTP_PORT: port,
  DATA_DIR: z.string().min(1),
  /** What the store's API shows to charge cards and to read age checks. */
  MERCHANT_KEY: z.string().min(16),
  /** Where browsers reach this service. */
  PARTNERS_ORIGIN: origin.default('http://partners.localhost:3000'),
  /** Pages that may frame ours: `http://*.localhost:3000,shop=https://shop.example`. */
  PARENT_ORIGINS: parentOriginsSchema,
  /** How this server reaches the stores; at their own origins without it. */
  GATEWAY_URL: origin.optional(),
  /** Where payment events are posted, as `{url}/{provider}/{tenant}`. */
  CALLBACK_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** Tests may ask for time-outs, declines, and callbacks that are wrong, late, twice or missing. */
  ALLOW_FAULTS: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Environment = z.output<typeof environmentSchema>

/** @throws Error that names every variable which is missing or wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const parsed = environmentSchema.safeParse(variables)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`partners cannot start: ${problems.join('; ')}`)
}
