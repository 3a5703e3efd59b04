import { REGISTRY_PATH } from '@aisle/contract'
import type { FastifyInstance } from 'fastify'
import { storeOf } from '../hosts/store-site.ts'

/**
 * What the tenant runs now: a page that is open learns of a mended remote when its shopper tries again, a foreign page
 * of what it needs for islands.
 */
export async function registryRoutes(app: FastifyInstance) {
  app.get(REGISTRY_PATH, { constraints: { site: 'store' } }, async (request, reply) => {
    const { tenant, revision, remotes, shell } = storeOf(request).registry
    const forBrowsers = Object.entries(remotes).map(([name, remote]) => [name, { ...remote, server: undefined }])
    return reply
      .header('cache-control', 'no-store')
      .send({ tenant, revision, remotes: Object.fromEntries(forBrowsers), islands: shell?.islands ?? [] })
  })
}
