import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import { sendPage } from '../server/page-reply.ts'

/** Reserved for the page that mounts a store's cart button outside the store. */
export function cartIslandRoutes(app: FastifyInstance): void {
  app.get('/islands/cart', async (_request, reply) => {
    const body = html`<main class="note">
      <h1>Not built yet</h1>
      <p>This address is reserved for a plain page that shows a store's cart button outside the store.</p>
      <p class="hint">Code: NOT_SERVED</p>
    </main>`
    return sendPage(reply, renderPage({ title: 'Not built yet', body, styles: ['/assets/partners.css'] }), {
      status: 501,
    })
  })
}
