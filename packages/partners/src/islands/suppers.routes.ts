import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../server/page-reply.ts'
import type { StoreOfPage } from './store-of-page.ts'
import { renderSuppers } from './suppers.page.ts'

/** A page outside the store with the store's cart button in its header: an island. */
export function supperRoutes(app: FastifyInstance, store: StoreOfPage): void {
  app.get('/islands/cart', async (_request, reply) => {
    const nonce = randomBytes(18).toString('base64url')
    // `default` is made by the store's script, `suppers` by the page's, which loads it.
    return sendPage(reply, renderSuppers(store, nonce), { nonce, trustedTypes: ['default', 'suppers'] })
  })
}
