import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import { sendPage } from './page-reply.ts'

export function homeRoutes(app: FastifyInstance): void {
  app.get('/', async (_request, reply) => {
    const body = html`<main class="note">
      <h1>Partners</h1>
      <p>
        This host stands in for the companies that a store works with. Nothing here moves money or leaves this machine.
      </p>
      <ul>
        <li>
          <a href="/inbox">Inbox</a>
          <p>Every mail that the stores and the sign-in service send.</p>
        </li>
        <li>
          Payments
          <p>The card form that checkouts frame. Accepted: 4111 1111 1111 1111. Declined: 4000 0000 0000 0002.</p>
        </li>
        <li>
          Age check
          <p>The page that verifies a shopper's age.</p>
        </li>
        <li>
          <a href="/islands/cart">Weeknight suppers</a>
          <p>A page outside the store that shows the store's cart button.</p>
        </li>
        <li>
          Loyalty
          <p>The loyalty company's app, framed by stores.</p>
        </li>
      </ul>
    </main>`
    return sendPage(reply, renderPage({ title: 'Partners', body, styles: ['/assets/partners.css'] }))
  })
}
