import { REGISTRY_PATH } from '@aisle/contract'
import type { FastifyInstance } from 'fastify'
import { storeOf } from '../hosts/store-site.ts'

/** What the tenant runs now: a page that is open learns of a mended remote when its shopper tries again. */
export async function registryRoutes(app: FastifyInstance) {
  app.get(REGISTRY_PATH, { constraints: { site: 'store' } }, async (request, reply) => {
    const { revision, remotes } = storeOf(request).registry
    return reply.header('cache-control', 'no-store').send({ revision, remotes })
  })
}
