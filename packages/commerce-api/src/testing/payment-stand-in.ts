import type { PaymentCallback } from '@aisle/api/payment-callback'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import * as z from 'zod/mini'
import { createAgeCheckStandIn } from './age-check-stand-in.ts'

const billingSchema = z.optional(z.looseObject({ line1: z.string(), zip: z.string() }))
const chargeSchema = z.object({
  tenant: z.string(),
  token: z.string(),
  amount: z.int(),
  reference: z.string(),
  billingAddress: billingSchema,
})
const cardSchema = z.object({ token: z.string(), billingAddress: billingSchema })
const voidSchema = z.object({ tenant: z.string(), transactionId: z.string() })
const refundSchema = z.extend(voidSchema, { amount: z.optional(z.int()), reference: z.string() })

type Transaction = {
  readonly transactionId: string
  readonly status: 'authorized' | 'declined' | 'voided' | 'captured' | 'refunded'
  readonly amount: number
  readonly capturedAmount: number
  readonly refundedAmount: number
  readonly brand: 'visa'
  readonly last4: '1111'
  readonly declineCode?: 'AVS_MISMATCH'
}

/** What the provider does with the next charges. */
type Behaviour = 'accept' | 'decline' | 'lose-request' | 'lose-answer' | 'other-amount' | 'refuse-refunds'

const DECLINED_TOKEN = 'tok_declined'
const UNKNOWN_TOKEN = 'tok_unknown'
/** A zip code that no bank knows a card's owner by. */
const FOREIGN_ZIP = '99999'

/** Speaks like the payment provider and answers as a test wants it to. Charges a reference once. Checks ages and runs loyalty programs, too. */
export async function startPaymentStandIn() {
  const charges = new Map<string, Transaction>()
  const refunds = new Map<string, Transaction>()
  const requests: string[] = []
  const events: PaymentCallback[] = []
  const billed: unknown[] = []
  const members: unknown[] = []
  const ageChecks = createAgeCheckStandIn()
  let behaviour: Behaviour = 'accept'

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://partners')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body: unknown = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined
    const send = (status: number, reply: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    }
    requests.push(`${request.method} ${url.pathname}`)
    if (url.pathname.startsWith('/age-check/')) {
      const answer = ageChecks.answer(request.method ?? '', url.pathname, body)
      return answer ? send(answer.status, answer.body) : request.socket.destroy()
    }
    if (url.pathname === '/loyalty/sessions') {
      if (behaviour === 'lose-request') return request.socket.destroy()
      members.push(body)
      return send(201, { token: 'a-token-for-the-loyalty-frame', expiresAt: '2030-01-01T00:00:00.000Z' })
    }
    if (url.pathname.endsWith('/transactions')) {
      const known = charges.get(url.searchParams.get('reference') ?? '')
      return known ? send(200, known) : send(404, {})
    }
    if (url.pathname.endsWith('/void')) {
      if (behaviour === 'lose-request') return request.socket.destroy()
      const voided = voidCharge(z.parse(voidSchema, body))
      if (behaviour === 'lose-answer') return request.socket.destroy()
      return voided ? send(200, voided) : send(409, {})
    }
    if (url.pathname.endsWith('/refund')) {
      if (behaviour === 'lose-request') return request.socket.destroy()
      const refunded = behaviour === 'refuse-refunds' ? undefined : refund(z.parse(refundSchema, body))
      if (behaviour === 'lose-answer') return request.socket.destroy()
      return refunded ? send(200, refunded) : send(422, {})
    }
    if (behaviour === 'lose-request') return request.socket.destroy()
    if (url.pathname.endsWith('/cards')) {
      const { token, billingAddress } = z.parse(cardSchema, body)
      billed.push(billingAddress)
      if (billingAddress?.zip === FOREIGN_ZIP) return send(422, { code: 'AVS_MISMATCH' })
      return token === UNKNOWN_TOKEN ? send(422, {}) : send(201, keptCard)
    }
    const transaction = charge(z.parse(chargeSchema, body))
    if (behaviour === 'lose-answer') return request.socket.destroy()
    return send(200, transaction)
  })

  const charge = ({ tenant, reference, token, amount, billingAddress }: z.output<typeof chargeSchema>): Transaction => {
    const known = charges.get(reference)
    if (known) return known
    billed.push(billingAddress)
    const isForeign = billingAddress?.zip === FOREIGN_ZIP
    const isDeclined = behaviour === 'decline' || token === DECLINED_TOKEN || isForeign
    const transaction: Transaction = {
      transactionId: `txn_${charges.size + 1}`,
      status: isDeclined ? 'declined' : 'authorized',
      amount: behaviour === 'other-amount' ? amount + 1 : amount,
      capturedAmount: 0,
      refundedAmount: 0,
      brand: 'visa',
      last4: '1111',
      ...(isForeign ? { declineCode: 'AVS_MISMATCH' } : {}),
    }
    charges.set(reference, transaction)
    note('authorize', tenant, reference, transaction)
    return transaction
  }

  const note = (event: PaymentCallback['event'], tenant: string, reference: string, transaction: Transaction) => {
    const eventId = randomUUID()
    const occurredAt = new Date().toISOString()
    events.push({ eventId, event, occurredAt, transaction: { ...transaction, tenant, reference } })
  }

  const change = (tenant: string, reference: string, event: PaymentCallback['event'], transaction: Transaction) => {
    charges.set(reference, transaction)
    note(event, tenant, reference, transaction)
    return transaction
  }

  const voidCharge = ({ tenant, transactionId }: z.output<typeof voidSchema>) => {
    const found = [...charges].find(([, known]) => known.transactionId === transactionId)
    if (!found) return { transactionId }
    const [reference, known] = found
    if (known.status === 'voided') return known
    return known.status === 'authorized' ? change(tenant, reference, 'void', { ...known, status: 'voided' }) : undefined
  }

  /** Once per reference; never more than was captured. */
  const refund = ({ tenant, transactionId, amount, reference: refundId }: z.output<typeof refundSchema>) => {
    const earlier = refunds.get(refundId)
    if (earlier) return earlier
    const found = [...charges].find(([, known]) => known.transactionId === transactionId)
    if (found?.[1].status !== 'captured') return undefined
    const [reference, known] = found
    const left = known.capturedAmount - known.refundedAmount
    if ((amount ?? left) > left) return undefined
    const refundedAmount = known.refundedAmount + (amount ?? left)
    const status = refundedAmount === known.capturedAmount ? 'refunded' : 'captured'
    const refunded = change(tenant, reference, 'refund', { ...known, refundedAmount, status })
    refunds.set(refundId, refunded)
    return refunded
  }

  const url = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })

  return {
    url,
    charges,
    requests,
    refunds,
    /** Takes what an order has bound, as providers do at the end of the day. */
    capture(tenant: string, orderId: string, amount?: number) {
      const known = charges.get(orderId)
      if (known?.status !== 'authorized') return
      change(tenant, orderId, 'capture', { ...known, status: 'captured', capturedAmount: amount ?? known.amount })
    },
    /** The billing addresses that came with charges and cards, the newest last. */
    billed,
    /** What the provider would tell of its own accord, in order; a test brings it. */
    events,
    /** Who was signed in to the loyalty company. */
    members,
    ageChecks,
    authorised: () => [...charges.values()].filter(({ status }) => status === 'authorized'),
    behave(next: Behaviour) {
      behaviour = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type PaymentStandIn = Awaited<ReturnType<typeof startPaymentStandIn>>

const keptCard = { token: 'card_0123456789', brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2030 }
