import { z } from 'zod'
import { originSchema } from './tenants/origin.ts'
import { tenantOriginsSchema } from './tenants/tenant-origins.ts'

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  APP_DATABASE_URL: z.string().min(1),
  /** Where browsers reach this service, through the gateway: the `iss` of every token. */
  ISSUER: originSchema,
  /** `fresh=http://fresh.localhost:3000,…`; wins over the origins in the tenants table. */
  TENANT_ORIGINS: tenantOriginsSchema.default(new Map()),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().default('no-reply@id.localhost'),
  KEYS_DIR: z.string().min(1),
  CLOCK_SKEW_SECONDS: z.coerce.number().int().min(0).max(600).default(300),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Environment = z.output<typeof environmentSchema>

/** Reads the environment; throws one sentence that names every variable that is missing or wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const parsed = environmentSchema.safeParse(variables)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`identity cannot start: ${problems.join('; ')}`)
}
