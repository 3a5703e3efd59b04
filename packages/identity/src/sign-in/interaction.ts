import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { clientIdOf } from '../oidc/client.ts'
import { expired, notFound } from '../server/page-problem.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'

export type InteractionParams = { Params: { tenant: string; uid: string } }

/** A sign-in under way: whose store, and the path that its pages hang below. */
export type Interaction = {
  readonly id: string
  readonly tenant: Tenant
  readonly path: string
  readonly prompt: string
}

export type Interactions = ReturnType<typeof createInteractions>

export function createInteractions(provider: Provider, tenants: TenantDirectory) {
  return {
    /** The sign-in that the browser's cookie names; throws a page when it is over or another one. */
    async open(request: FastifyRequest<InteractionParams>, reply: FastifyReply): Promise<Interaction> {
      const { tenant: tenantId, uid } = request.params
      const tenant = await tenants.find(tenantId)
      if (!tenant) throw notFound()
      const details = await findDetails(provider, request, reply, tenant)
      if (details.uid !== uid || details.params['client_id'] !== clientIdOf(tenant.id)) throw expired(tenant)
      return { id: uid, tenant, path: `/sign-in/${tenant.id}/${uid}`, prompt: details.prompt.name }
    },

    /** Signs the account in and sends the browser on to the store. */
    async finish(request: FastifyRequest, reply: FastifyReply, { prompt }: Interaction, accountId: string) {
      const created = prompt === 'create' ? { create: {} } : {}
      const result = { login: { accountId, remember: true, amr: ['pwd'] }, ...created }
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303)
    },
  }
}

async function findDetails(provider: Provider, request: FastifyRequest, reply: FastifyReply, tenant: Tenant) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw)
  } catch (error) {
    if (error instanceof errors.SessionNotFound) throw expired(tenant)
    throw error
  }
}
