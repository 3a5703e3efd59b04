import type { PaymentCallback } from '@aisle/api/payment-callback'
import { recordAudit } from '../../audit/audit.store.ts'
import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { keepCallback } from '../../payment/callback/payment-callbacks.store.ts'
import type { Authorised } from '../../payment/authorisation.ts'
import { changeCardPayment, findCardPayment } from '../order-payment.store.ts'
import { findOrder, lockOrderWithCart, moveOrder } from '../order-record.store.ts'
import type { OrderRecord } from '../orders.table.ts'
import { type Known, type PaymentAlert, type Told, type Verdict, verdictOf } from './callback.rules.ts'
import { holdOrder } from './held-orders.store.ts'
import { settleOrder } from './settle-order.service.ts'

export type CallbackCall = {
  readonly provider: string
  readonly callback: PaymentCallback
  readonly requestId: string
  readonly now: Date
}

/** What somebody has to look at. */
export type RaisedAlert = { readonly reason: PaymentAlert; readonly reference: string; readonly provider: string }

/**
 * Does what follows from a callback, once: the event is kept in the same transaction as its effect, so that a copy finds
 * either both or none (F32). Answers what somebody has to be told of.
 */
export async function takeCallback(tx: Transaction, call: CallbackCall): Promise<RaisedAlert | undefined> {
  const { provider, callback } = call
  const { reference } = callback.transaction
  const [isNew, seen] = await together([keepCallback(tx, keptOf(call)), findKnown(tx, provider, reference)])
  if (!isNew) return undefined

  const told = toldOf(call)
  if (isNothing(verdictOf(told, seen?.known))) return undefined
  // Whoever else knows of this payment may be settling it: what counts is how it stands under the lock.
  if (seen) await lockOrderWithCart(tx, reference)
  const locked = seen && (await findKnown(tx, provider, reference))
  const verdict = verdictOf(told, locked?.known)
  if (isNothing(verdict)) return undefined
  if (locked) await applyVerdict(tx, verdict, { ...call, order: locked.order })
  return await recordTold(tx, call, verdict, locked?.order)
}

export const toldOf = ({ callback: { event, transaction } }: CallbackCall): Told => ({ event, ...transaction })

/** A callback as it is kept. */
export const keptOf = ({ provider, callback: { eventId, event, transaction }, now }: CallbackCall) => ({
  provider,
  eventId,
  event,
  reference: transaction.reference,
  amountCents: transaction.amount,
  receivedAt: now,
})

export const isNothing = (verdict: Verdict) => Object.keys(verdict).length === 0
export const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Found = { readonly order: OrderRecord; readonly known: Known }

/** The order that a charge is for, if its card is charged by this provider. */
async function findKnown(tx: Transaction, provider: string, reference: string): Promise<Found | undefined> {
  if (!ORDER_ID.test(reference)) return undefined
  const [order, payment] = await together([findOrder(tx, reference), findCardPayment(tx, reference)])
  if (!order || payment?.provider !== provider) return undefined
  return { order, known: { orderState: order.state, payment } }
}

async function applyVerdict(
  tx: Transaction,
  { settle, payment, refundedCents, alert }: Verdict,
  { order, callback, now }: CallbackCall & { readonly order: OrderRecord },
) {
  const { orderId } = order
  const { transactionId: providerReference } = callback.transaction
  if (settle) await settleOrder(tx, { orderId, outcome: outcomeOf(settle, callback), now, request: undefined })
  if (payment || refundedCents !== undefined) {
    const changes = { providerReference, updatedAt: now }
    await changeCardPayment(tx, orderId, {
      ...changes,
      ...(payment ? { state: payment } : {}),
      ...(refundedCents === undefined ? {} : { refundedCents }),
    })
  }
  if (payment === 'refunded') await moveOrder(tx, orderId, STANDING, { paymentState: 'refunded', updatedAt: now })
  const isOver = order.state === 'failed' || order.state === 'canceled'
  if (alert && !isOver) await holdOrder(tx, { orderId, heldFor: alert, at: now })
}

const STANDING = ['placed', 'preparing', 'ready', 'on-the-way', 'completed']

function outcomeOf(settle: 'authorised' | 'declined', { transaction }: PaymentCallback) {
  const { transactionId, brand, last4 } = transaction
  return settle === 'authorised'
    ? ({ state: 'authorised', transactionId, brand, last4 } satisfies Authorised)
    : ({ state: 'declined' } as const)
}

/** T67: what a provider's word has changed, and what it has cast doubt on. */
async function recordTold(tx: Transaction, call: CallbackCall, verdict: Verdict, order: OrderRecord | undefined) {
  const { provider, requestId, callback } = call
  const { event, eventId, transaction } = callback
  const { reference, status, amount: cents } = transaction
  const entry = { objectId: reference, requestId, ...(order ? { subject: order.subject } : {}) }
  const details = { provider, event, eventId, status, cents }
  await recordAudit(tx, { ...entry, action: 'payment.told', details })
  if (!verdict.alert) return undefined
  const reason = verdict.alert
  await recordAudit(tx, { ...entry, action: 'payment.alert', details: { ...details, reason } })
  return { reason, reference, provider }
}
