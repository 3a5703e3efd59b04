import formbody from '@fastify/formbody'
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { accountRoutes } from './account-api/account.routes.ts'
import { createBearer } from './account-api/bearer.ts'
import { createAccountService } from './accounts/account.service.ts'
import { closingRoutes } from './closing/closing.routes.ts'
import { HEARD_WITHIN_SECONDS, wasMadeAfterSignIn } from './closing/closing.rules.ts'
import type { Pool } from './database/database.ts'
import type { Keys } from './keys/keys.ts'
import type { Outbox } from './mail/outbox.ts'
import { createProvider } from './oidc/provider.ts'
import { createPasswordResetService } from './password-reset/password-reset.service.ts'
import { passwordResetRoutes } from './password-reset/password-reset.routes.ts'
import { assetRoutes } from './server/asset.routes.ts'
import { useCardNumberGuard } from './server/card-number-guard.ts'
import { healthRoutes } from './server/health.routes.ts'
import { requireOwnOrigin } from './server/own-origin.ts'
import { usePageErrors } from './server/page-errors.ts'
import { mountProvider } from './server/provider-mount.ts'
import { useSecurityHeaders } from './server/security-headers.ts'
import { createInteractions } from './sign-in/interaction.ts'
import { createRegistrationService } from './sign-in/registration.service.ts'
import { registrationRoutes } from './sign-in/registration.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import type { Stores } from './stores.ts'

export type AppParts = {
  readonly issuer: string
  readonly clockSkewSeconds: number
  readonly pool: Pool
  readonly keys: Keys
  readonly stores: Stores
  readonly outbox: Outbox
  readonly log: FastifyBaseLogger
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { issuer, pool, keys, stores, log } = parts
  const { tenants, accounts } = stores
  const app = fastify({
    loggerInstance: log,
    trustProxy: 'loopback',
    bodyLimit: 16_384,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
  })
  const listOrigins = async () => (await tenants.all()).map(({ origin }) => origin)
  useSecurityHeaders(app, listOrigins, issuer.startsWith('https:'))
  usePageErrors(app)
  useCardNumberGuard(app)
  await app.register(formbody)

  healthRoutes(app, pool)
  await assetRoutes(app)
  accountRoutes(app, { accounts, tenants, bearer: createBearer(keys, issuer) })
  closingRoutes(app, {
    bearer: createBearer(keys, issuer, { lateSeconds: HEARD_WITHIN_SECONDS, accept: wasMadeAfterSignIn }),
    closing: stores.closing,
    tenants,
    outbox: parts.outbox,
    log,
  })
  const onFailure = (error: unknown) => log.error({ err: error }, 'provider failed')
  const provider = createProvider({ ...stores, issuer, keys, clockSkewSeconds: parts.clockSkewSeconds, onFailure })
  mountProvider(app, { provider, issuer, tenants })
  await app.register(async (pages) => {
    pages.addHook('onRequest', requireOwnOrigin(issuer))
    pageRoutes(pages, parts, createInteractions(provider, tenants))
  })
  return app
}

function pageRoutes(
  app: FastifyInstance,
  { issuer, stores, outbox }: AppParts,
  interactions: ReturnType<typeof createInteractions>,
) {
  const { accounts, attempts, pending, resets, tenants } = stores
  signInRoutes(app, { interactions, attempts, accounts: createAccountService(accounts) })
  const registrations = createRegistrationService({ accounts, pending, outbox })
  registrationRoutes(app, { interactions, registrations, pending, attempts })
  const resetService = createPasswordResetService({ issuer, accounts, resets, outbox })
  passwordResetRoutes(app, { interactions, tenants, attempts, resets: resetService })
}
