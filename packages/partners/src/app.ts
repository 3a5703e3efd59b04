import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { ageCheckRoutes } from './age-check/age-check.routes.ts'
import type { AgeCheckService } from './age-check/age-check.service.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import { supperRoutes } from './islands/suppers.routes.ts'
import { storeOfPage } from './islands/store-of-page.ts'
import { storeRoutes } from './islands/store.routes.ts'
import { createLoyaltySessions } from './loyalty/loyalty-sessions.ts'
import { loyaltyRoutes } from './loyalty/loyalty.routes.ts'
import type { MailStore } from './mail/mail.store.ts'
import type { ParentOrigins } from './parent-origins.ts'
import { chargeRoutes } from './payments/charge.routes.ts'
import { createFaults } from './payments/faults.ts'
import { fieldsRoutes } from './payments/fields.routes.ts'
import type { PaymentService } from './payments/payment.service.ts'
import { assetRoutes } from './server/asset.routes.ts'
import { useCardNumberGuard } from './server/card-number-guard.ts'
import { useErrors } from './server/errors.ts'
import { healthRoutes, type Probe } from './server/health.routes.ts'
import { homeRoutes } from './server/home.routes.ts'
import { useSecurityHeaders } from './server/security-headers.ts'

export type AppParts = {
  readonly ownOrigin: string
  readonly merchantKey: string
  readonly allowFaults: boolean
  readonly parents: ParentOrigins
  readonly gatewayUrl: string | undefined
  readonly mails: MailStore
  readonly payments: PaymentService
  readonly ageChecks: AgeCheckService
  readonly probes: readonly Probe[]
  readonly log: FastifyBaseLogger
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { ownOrigin, merchantKey, allowFaults, parents, gatewayUrl, mails, payments, ageChecks, probes, log } = parts
  const app = fastify({
    loggerInstance: log,
    bodyLimit: 16_384,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    forceCloseConnections: true,
  })
  useSecurityHeaders(app)
  useErrors(app)
  useCardNumberGuard(app)
  healthRoutes(app, probes)
  homeRoutes(app)
  await assetRoutes(app)
  inboxRoutes(app, mails)
  fieldsRoutes(app, { payments, parents, ownOrigin })
  await app.register(chargeRoutes, { payments, faults: createFaults(), merchantKey, allowFaults })
  ageCheckRoutes(app, { ageChecks, parents, merchantKey, ownOrigin })
  loyaltyRoutes(app, { sessions: createLoyaltySessions(), parents, merchantKey })
  const store = storeOfPage(parents, gatewayUrl)
  if (store) {
    supperRoutes(app, store)
    await app.register(storeRoutes, { store, ownOrigin })
  }
  return app
}
