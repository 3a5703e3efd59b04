import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import type { Parent, ParentOrigins } from '../parent-origins.ts'
import { foreignOrigin } from '../server/app-error.ts'
import { sendPage } from '../server/page-reply.ts'

/**
 * The loyalty app that a store frames. It asks for a token (`loyalty.token-needed`), gets one (`loyalty.token` with
 * `token` and `expiresAt`) and asks again when it has run out (spec 1 §4).
 */
export function loyaltyRoutes(app: FastifyInstance, parents: ParentOrigins): void {
  app.get<{ Querystring: { origin?: string } }>('/loyalty', async ({ query }, reply) => {
    const parent = parents.find(query.origin)
    if (!parent) throw foreignOrigin()
    return sendPage(reply, renderLoyalty(parent), { framedBy: parent.origin })
  })
}

function renderLoyalty({ origin }: Parent): string {
  const body = html`<main class="note">
    <h1>Loyalty program</h1>
    <p id="state" role="status">Waiting for the store to sign you in…</p>
    <p class="hint">
      This page stands in for the loyalty company's app. Points and rewards are shown by the store itself.
    </p>
    <p><button type="button" id="retry" hidden>Try again</button></p>
  </main>`
  return renderPage({
    title: 'Loyalty program',
    body,
    styles: ['/assets/partners.css'],
    scripts: ['/assets/loyalty.js'],
    data: { parent: origin },
  })
}
