import type { PaymentCallback } from '@aisle/api/payment-callback'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'

const billingSchema = z.optional(z.looseObject({ line1: z.string(), zip: z.string() }))
export const chargeSchema = z.object({
  tenant: z.string(),
  token: z.string(),
  amount: z.int(),
  reference: z.string(),
  billingAddress: billingSchema,
})
export const cardSchema = z.object({ token: z.string(), billingAddress: billingSchema })
export const voidSchema = z.object({ tenant: z.string(), transactionId: z.string() })
export const refundSchema = z.extend(voidSchema, { amount: z.optional(z.int()), reference: z.string() })

/** Amounts are in cents. */
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
export type Behaviour = 'accept' | 'decline' | 'lose-request' | 'lose-answer' | 'other-amount' | 'refuse-refunds'

const DECLINED_TOKEN = 'tok_declined'
/** A zip code that no bank knows a card's owner by. */
export const FOREIGN_ZIP = '99999'

/** What a payment provider keeps: charges by the order's id, refunds by their own reference, and what it has to tell. */
export function createCharges() {
  const charges = new Map<string, Transaction>()
  const refunds = new Map<string, Transaction>()
  const events: PaymentCallback[] = []

  const change = (tenant: string, reference: string, event: PaymentCallback['event'], transaction: Transaction) => {
    charges.set(reference, transaction)
    const occurredAt = new Date().toISOString()
    events.push({ eventId: randomUUID(), event, occurredAt, transaction: { ...transaction, tenant, reference } })
    return transaction
  }
  const find = (transactionId: string) => [...charges].find(([, known]) => known.transactionId === transactionId)

  return {
    charges,
    refunds,
    /** What the provider would tell of its own accord, in order; a test brings it. */
    events,

    /** Once per reference. */
    charge(asked: z.output<typeof chargeSchema>, behaviour: Behaviour): Transaction {
      const { tenant, reference, token, amount, billingAddress } = asked
      const known = charges.get(reference)
      if (known) return known
      const isForeign = billingAddress?.zip === FOREIGN_ZIP
      const isDeclined = behaviour === 'decline' || token === DECLINED_TOKEN || isForeign
      return change(tenant, reference, 'authorize', {
        transactionId: `txn_${charges.size + 1}`,
        status: isDeclined ? 'declined' : 'authorized',
        amount: behaviour === 'other-amount' ? amount + 1 : amount,
        capturedAmount: 0,
        refundedAmount: 0,
        brand: 'visa',
        last4: '1111',
        ...(isForeign ? { declineCode: 'AVS_MISMATCH' } : {}),
      })
    },

    /** `undefined` where the money was taken already. */
    free({ tenant, transactionId }: z.output<typeof voidSchema>) {
      const found = find(transactionId)
      if (!found) return { transactionId }
      const [reference, known] = found
      if (known.status === 'voided') return known
      if (known.status !== 'authorized') return undefined
      return change(tenant, reference, 'void', { ...known, status: 'voided' })
    },

    /** Once per reference; `undefined` where it is more than was captured. */
    refund({ tenant, transactionId, amount, reference: refundId }: z.output<typeof refundSchema>) {
      const earlier = refunds.get(refundId)
      if (earlier) return earlier
      const found = find(transactionId)
      if (found?.[1].status !== 'captured') return undefined
      const [reference, known] = found
      const left = known.capturedAmount - known.refundedAmount
      if ((amount ?? left) > left) return undefined
      const refundedAmount = known.refundedAmount + (amount ?? left)
      const status = refundedAmount === known.capturedAmount ? 'refunded' : 'captured'
      const refunded = change(tenant, reference, 'refund', { ...known, refundedAmount, status })
      refunds.set(refundId, refunded)
      return refunded
    },

    /** Takes what an order has bound, or `amount` of it, as providers do at the end of the day. */
    capture(tenant: string, orderId: string, amount?: number) {
      const known = charges.get(orderId)
      if (known?.status !== 'authorized') return
      change(tenant, orderId, 'capture', { ...known, status: 'captured', capturedAmount: amount ?? known.amount })
    },

    authorised: () => [...charges.values()].filter(({ status }) => status === 'authorized'),
  }
}
