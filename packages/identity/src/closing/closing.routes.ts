import { closeIdentityAccount } from '@aisle/api/identity-closing'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { refuseBearer } from '../account-api/account.routes.ts'
import type { Bearer } from '../account-api/bearer.ts'
import { createAccountClosedMail } from '../mail/mail.messages.ts'
import type { Outbox } from '../mail/outbox.ts'
import { notFound } from '../server/page-problem.ts'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'
import type { ClosingStore } from './closing.store.ts'

type Options = {
  readonly bearer: Bearer
  readonly closing: ClosingStore
  readonly tenants: TenantDirectory
  readonly outbox: Outbox
  readonly log: Pick<FastifyBaseLogger, 'info'>
}

/**
 * Closes the account of the token. For the store's API alone, which has closed its own side before: what comes through
 * the gateway, and so from a browser, finds nothing here.
 */
export function closingRoutes(app: FastifyInstance, { bearer, closing, tenants, outbox, log }: Options): void {
  app.delete(closeIdentityAccount.path, async (request, reply) => {
    if (request.headers['x-forwarded-host'] !== undefined) throw notFound()
    const caller = await bearer(request.headers.authorization)
    if (!caller) return refuseBearer(reply)
    const email = await closing.close(caller.tenant, caller.sub)
    log.info({ audit: 'account-closed', tenant: caller.tenant, wasThere: email !== undefined }, 'account closed')
    const tenant = await tenants.find(caller.tenant)
    if (email !== undefined && tenant) await outbox.add(createAccountClosedMail(tenant, email))
    return { succeeded: true, data: true }
  })
}
