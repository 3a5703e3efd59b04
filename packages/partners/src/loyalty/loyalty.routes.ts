import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import type { Parent, ParentOrigins } from '../parent-origins.ts'
import { foreignOrigin, invalidRequest, unknownToken } from '../server/app-error.ts'
import { requireMerchant } from '../server/merchant.ts'
import { sendPage } from '../server/page-reply.ts'
import { type LoyaltySessions, memberSchema } from './loyalty-sessions.ts'

export type LoyaltyRoutes = { sessions: LoyaltySessions; parents: ParentOrigins; merchantKey: string }
type FromParent = { Querystring: { origin?: string } }

/**
 * The loyalty app that a store frames. It asks for a token (`loyalty.token-needed`), gets one (`loyalty.token` with
 * `token` and `expiresAt`), shows whose it is, and asks again when it has run out (spec 1 §4). The store's server gets
 * the token for a customer.
 */
export function loyaltyRoutes(app: FastifyInstance, { sessions, parents, merchantKey }: LoyaltyRoutes): void {
  app.get<FromParent>('/loyalty', async ({ query }, reply) => {
    const parent = parents.find(query.origin)
    if (!parent) throw foreignOrigin()
    return sendPage(reply, renderLoyalty(parent), { framedBy: parent.origin })
  })

  app.post('/loyalty/sessions', { onRequest: requireMerchant(merchantKey) }, async ({ body }, reply) => {
    const member = memberSchema.safeParse(body)
    if (!member.success) throw invalidRequest('A loyalty session needs the tenant, its account and a customer')
    return reply.code(201).send(sessions.start(member.data))
  })

  app.get<FromParent>('/loyalty/member', async ({ query, headers }) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? []
    const session = sessions.find(token)
    if (!session || parents.find(query.origin)?.tenant !== session.tenant) throw unknownToken()
    const { customer, account } = session
    return { member: customer.slice(-6), account, expiresIn: sessions.secondsOf(session) }
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
