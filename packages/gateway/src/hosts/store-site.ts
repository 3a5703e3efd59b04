import type { Registry } from '@aisle/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOf, type PublicAddress } from '../environment.ts'
import { badRequest } from '../server/server.errors.ts'
import { hostNameOf } from './host-name.rules.ts'
import { sendUnknownStore } from './unknown-store.page.ts'

/** Looks tenants up, by exact host name as well; `@aisle/build/registry` is the one implementation. */
export interface Registries {
  tenantByHost(host: string): Registry | undefined
  readTenant(tenant: string): Registry | undefined
  listTenants(): readonly string[]
}

/** The tenant that a request is for, from its host name alone. */
export type StoreSite = { readonly tenant: string; readonly registry: Registry; readonly origin: string }

/** The store of a request, inside of what `installStoreSite` guards. */
export const storeOf = (request: FastifyRequest): StoreSite => request.getDecorator<StoreSite>('store')

/** Every route of `app` belongs to a known tenant; other hosts get the not-found page. */
export function installStoreSite(app: FastifyInstance, registries: Registries, address: PublicAddress) {
  app.decorateRequest('store')
  app.addHook('onRequest', async (request, reply) => {
    if (!request.raw.url?.startsWith('/')) throw badRequest()
    const host = hostNameOf(request.raw.rawHeaders, address.port)
    const registry = host === undefined ? undefined : registries.tenantByHost(host)
    if (host === undefined || !registry) return sendUnknownStore(request, reply)
    // `host` is one of the registry's own names here, so nothing of the request gets into the origin.
    request.setDecorator('store', {
      tenant: registry.tenant,
      registry,
      origin: originOf(host, address),
    } satisfies StoreSite)
  })
}
