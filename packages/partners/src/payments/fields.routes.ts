import type { FastifyInstance } from 'fastify'
import type { ParentOrigins } from '../parent-origins.ts'
import { foreignOrigin, invalidRequest } from '../server/app-error.ts'
import { requireOwnPage } from '../server/own-page.ts'
import { sendPage } from '../server/page-reply.ts'
import { parseProvider } from './charge.routes.ts'
import { renderFields, renderFieldsRefused } from './fields.page.ts'
import { lookSchema, lookToCss } from './look.ts'
import { typedCardSchema } from './payment.schemas.ts'
import type { PaymentService } from './payment.service.ts'

export type FieldsRoutes = { payments: PaymentService; parents: ParentOrigins; ownOrigin: string }
type Frame = { Params: { provider: string }; Querystring: { origin?: string } }

/** The card form that stores frame: card data goes from its script to this service and nowhere else (T61). */
export function fieldsRoutes(app: FastifyInstance, { payments, parents, ownOrigin }: FieldsRoutes): void {
  app.get<Frame>('/payments/:provider/fields', async ({ params, query }, reply) => {
    const provider = parseProvider(params.provider)
    const parent = parents.find(query.origin)
    if (!parent) return sendPage(reply, renderFieldsRefused(), { status: 403 })
    const page = renderFields(provider, parent, lookSchema.parse(query))
    return sendPage(reply, page, { framedBy: parent.origin })
  })

  app.get('/payments/look.css', async ({ query }, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css')
      .send(lookToCss(lookSchema.parse(query))),
  )

  const cardForm = { onRequest: requireOwnPage(ownOrigin), config: { takesCard: true } }
  app.post<Frame>('/payments/:provider/tokens', cardForm, async (request, reply) => {
    const typed = typedCardSchema.safeParse(request.body)
    if (!typed.success) throw invalidRequest('The card is not readable')
    const { origin, ...card } = typed.data
    const parent = parents.find(origin)
    if (!parent) throw foreignOrigin()
    const kept = await payments.tokenize(parseProvider(request.params.provider), parent.tenant, card)
    const expiry = `${String(kept.expiryMonth).padStart(2, '0')}/${String(kept.expiryYear % 100).padStart(2, '0')}`
    return reply.code(201).send({ token: kept.token, brand: kept.brand, last4: kept.last4, expiry })
  })
}
