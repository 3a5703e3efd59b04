import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccountStore } from '../accounts/account.store.ts'
import { passwordPolicy } from '../accounts/password-policy.ts'
import { claimsOf } from '../oidc/accounts.ts'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'
import { type Bearer, type Caller, refuse } from './bearer.ts'

export type AccountRoutes = { accounts: AccountStore; tenants: TenantDirectory; bearer: Bearer }
type Answer = (caller: Caller) => Promise<unknown>

/** The identity API of spec 1 §7 and the OpenID userinfo: read by the page of the token's own tenant. */
export function accountRoutes(app: FastifyInstance, { accounts, tenants, bearer }: AccountRoutes): void {
  serve('/Account', async ({ sub, tenant }) => {
    const account = await accounts.find(tenant, sub)
    if (!account) return undefined
    const { id, email, emailVerified, firstName, lastName } = account
    return { succeeded: true, data: { id, email, emailVerified, firstName, lastName } }
  })

  serve('/PasswordPolicy', async () => ({ succeeded: true, data: passwordPolicy }))

  serve('/me', async ({ sub, tenant }) => {
    const account = await accounts.find(tenant, sub)
    return account && claimsOf(account, tenant)
  })

  function serve(path: string, answer: Answer) {
    app.options(path, async (request, reply) => sendPreflight(request, reply))
    app.get(path, async (request, reply) => {
      reply.header('vary', 'Origin')
      const caller = await bearer(request.headers.authorization)
      if (!caller) return refuse(request, reply)
      const tenant = await tenants.find(caller.tenant)
      const { origin } = request.headers
      if (origin !== undefined && origin !== tenant?.origin) return reply.code(403).send({ succeeded: false, data: null })
      if (origin !== undefined) reply.header('access-control-allow-origin', origin)
      return (await answer(caller)) ?? refuse(request, reply)
    })
  }

  async function sendPreflight(request: FastifyRequest, reply: FastifyReply) {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !(await tenants.hasOrigin(origin))) return reply.code(403).send()
    return reply
      .code(204)
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', 'authorization, x-tenant-id')
      .header('access-control-max-age', '3600')
      .send()
  }
}
