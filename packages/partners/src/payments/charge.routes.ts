import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError, invalidRequest } from '../server/app-error.ts'
import { requireMerchant } from '../server/merchant.ts'
import { faultSchema, type Faults } from './faults.ts'
import { keepCardSchema, operationSchemas, providerSchema, type Provider } from './payment.schemas.ts'
import type { PaymentService } from './payment.service.ts'

export type ChargeRoutes = { payments: PaymentService; faults: Faults; merchantKey: string; allowFaults: boolean }
type ProviderParams = { Params: { provider: string } }

const referenceQuery = z.object({ tenant: z.string(), reference: z.string() })

/** What a merchant's server calls, with the merchant key as bearer token. */
export async function chargeRoutes(app: FastifyInstance, options: ChargeRoutes): Promise<void> {
  const { payments, faults } = options
  app.addHook('onRequest', requireMerchant(options.merchantKey))

  app.post<ProviderParams>('/payments/:provider/authorize', async ({ params, body }, reply) => {
    const provider = parseProvider(params.provider)
    const fault = faults.take(provider, 'authorize')
    const request = parse(operationSchemas.authorize, body)
    const transaction = await payments.authorize(provider, request, fault)
    return fault.fault === 'timeout' ? keepSilent(reply) : transaction
  })

  for (const operation of ['capture', 'void', 'refund'] as const) {
    app.post<ProviderParams>(`/payments/:provider/${operation}`, async ({ params, body }) => {
      const provider = parseProvider(params.provider)
      return payments[operation](provider, parse(operationSchemas[operation], body), faults.take(provider, operation))
    })
  }

  app.get<ProviderParams>('/payments/:provider/transactions', async ({ params, query }) => {
    const { tenant, reference } = parse(referenceQuery, query)
    return payments.findByReference(parseProvider(params.provider), tenant, reference)
  })

  app.post<ProviderParams>('/payments/:provider/cards', async ({ params, body }, reply) => {
    const card = await payments.keepCard(parseProvider(params.provider), parse(keepCardSchema, body))
    const { brand, last4, expiryMonth, expiryYear } = card
    return reply.code(201).send({ token: card.token, brand, last4, expiryMonth, expiryYear })
  })

  app.post<ProviderParams>('/payments/:provider/faults', async ({ params, body }, reply) => {
    if (!options.allowFaults)
      throw new AppError(404, 'NOT_FOUND', 'Faults are switched off: start with ALLOW_FAULTS=true')
    faults.set(parseProvider(params.provider), parse(faultSchema, body))
    return reply.code(204).send()
  })
}

export function parseProvider(text: string): Provider {
  const provider = providerSchema.safeParse(text)
  if (!provider.success) throw new AppError(404, 'UNKNOWN_PROVIDER', 'The providers are datacap and usaepay')
  return provider.data
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalidRequest(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
}

/** The charge is done, the answer never comes: the connection is dropped after two minutes. */
function keepSilent(reply: FastifyReply) {
  reply.hijack()
  setTimeout(() => reply.raw.destroy(), 120_000).unref()
}
