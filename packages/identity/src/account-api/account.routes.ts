import { identityAccount, passwordPolicy as passwordPolicyEndpoint } from '@aisle/api/identity-account'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account, AccountStore } from '../accounts/account.store.ts'
import { passwordPolicy } from '../accounts/password-policy.ts'
import { claimsOf } from '../oidc/accounts.ts'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'
import type { Bearer } from './bearer.ts'

export type AccountRoutes = { accounts: AccountStore; tenants: TenantDirectory; bearer: Bearer }
type Present = (account: Account, tenant: string) => unknown

/** The identity API of spec 1 §7 and the OpenID userinfo, for the page of the token's own tenant. */
export function accountRoutes(app: FastifyInstance, { accounts, tenants, bearer }: AccountRoutes): void {
  serve(identityAccount.path, ({ id, email, emailVerified, firstName, lastName }) => ({
    succeeded: true,
    data: { id, email, emailVerified, firstName, lastName },
  }))
  serve('/me', claimsOf)

  // Guests read it before they have an account; it is no secret.
  app.options(passwordPolicyEndpoint.path, sendPreflight)
  app.get(passwordPolicyEndpoint.path, async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin !== undefined && (await tenants.hasOrigin(origin))) reply.header('access-control-allow-origin', origin)
    return { succeeded: true, data: passwordPolicy }
  })

  function serve(path: string, present: Present) {
    app.options(path, sendPreflight)
    app.get(path, async (request, reply) => {
      reply.header('vary', 'Origin')
      const caller = await bearer(request.headers.authorization)
      if (!caller || isForeign(request.headers['x-tenant-id'], caller.tenant)) return refuseBearer(reply)
      const { origin } = request.headers
      if (origin !== undefined && origin !== (await tenants.find(caller.tenant))?.origin) return refuseBearer(reply)
      if (origin !== undefined) reply.header('access-control-allow-origin', origin)
      const account = await accounts.find(caller.tenant, caller.sub)
      return account ? present(account, caller.tenant) : refuseBearer(reply)
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
      .header('access-control-allow-headers', 'authorization, x-tenant-id, cache-control')
      .header('access-control-max-age', '3600')
      .send()
  }
}

/** A page of one store with a token of another. */
const isForeign = (claimed: unknown, tenant: string) => claimed !== undefined && claimed !== tenant

export const refuseBearer = (reply: FastifyReply) =>
  reply
    .code(401)
    .header('www-authenticate', 'Bearer error="invalid_token"')
    .send({ succeeded: false, errors: [{ errorCode: 'UNAUTHORIZED', descreption: 'Sign in to see this.' }] })
