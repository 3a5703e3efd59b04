import { audited } from '../../audit/audit.store.ts'
import { cartMoved } from '../../cart/cart.store.ts'
import type { Transaction } from '../../database/database.ts'
import { type Write, writeTogether } from '../../database/writes.ts'
import type { Authorised, Authorisation, Declined } from '../../payment/authorisation.ts'
import { changePayments, paymentConfirmed } from '../order-payment.store.ts'
import { eventRecorded, type LockedOrder, lockOrderWithCart, moveOrder, orderConfirmed } from '../order-record.store.ts'
import type { OrderRecord } from '../orders.table.ts'
import { declinedKept, placedKept, placedOrder } from '../place/order-replay.service.ts'
import type { OrderRequest, Settled } from '../place/order-request.ts'
import { finishOrder } from './finish-order.service.ts'
import { holdSlotsAgain, undoOrder } from './undo-order.service.ts'

type Outcome = Exclude<Authorisation, { state: 'unknown' }>
export type Settlement = {
  readonly orderId: string
  readonly outcome: Outcome
  readonly now: Date
  readonly request: OrderRequest | undefined
}

/** The second transaction of an order: the provider's answer becomes the order's state, once, whoever brings it. */
export async function settleOrder(tx: Transaction, settlement: Settlement): Promise<Settled> {
  const { orderId, outcome, request } = settlement
  const order = await lockOrderWithCart(tx, orderId)
  if (!order) throw new Error('a reserved order is gone')
  if (order.state === 'failed') return await tooLate(tx, settlement)
  if (order.state !== 'reserved') return await placed(tx, order, request)
  return outcome.state === 'authorised'
    ? { state: 'placed', order: await confirm(tx, order, outcome, settlement) }
    : await fail(tx, order, settlement, outcome)
}

async function confirm(tx: Transaction, locked: LockedOrder, outcome: Authorised, { now, request }: Settlement) {
  const order = { ...locked, paymentState: 'authorised' }
  return await finishOrder(tx, { order, now, request }, confirmed(order, outcome, now))
}

/** The provider's yes, on an order that the caller has locked. */
export const confirmed = (
  { orderId }: Pick<OrderRecord, 'orderId'>,
  { transactionId: providerReference, brand, last4 }: Authorised,
  now: Date,
): readonly Write[] => [
  orderConfirmed({ orderId, now }),
  paymentConfirmed({ orderId, providerReference, brand, last4, now }),
]

async function fail(
  tx: Transaction,
  order: OrderRecord,
  { now, request }: Settlement,
  outcome: Declined,
): Promise<Settled> {
  const { orderId, cartId, subject } = order
  await moveOrder(tx, orderId, ['reserved'], { state: 'failed', paymentState: 'declined', updatedAt: now })
  await undoOrder(tx, order, now)
  await holdSlotsAgain(tx, order, now)
  await changePayments(tx, orderId, 'authorising', { state: 'declined', updatedAt: now })
  await writeTogether(tx, [
    cartMoved({ cartId, state: 'open' }),
    eventRecorded({ orderId, kind: 'failed', at: now }),
    audited({ action: 'order.failed', subject, objectId: orderId, requestId: request?.requestId }),
  ])
  return await declined(tx, request, outcome)
}

/** Money that comes when the order was given up is marked as bound, until the job has freed it (F32). */
async function tooLate(tx: Transaction, { orderId, outcome, now, request }: Settlement): Promise<Settled> {
  if (outcome.state === 'declined') return await declined(tx, request, outcome)
  const { transactionId: providerReference } = outcome
  await changePayments(tx, orderId, 'declined', { state: 'authorised', providerReference, updatedAt: now })
  return await declined(tx, request, { state: 'declined' })
}

async function placed(tx: Transaction, order: OrderRecord, request: OrderRequest | undefined): Promise<Settled> {
  if (request) await writeTogether(tx, [placedKept(request, placedOrder(order))])
  return { state: 'placed', order: placedOrder(order) }
}

async function declined(tx: Transaction, request: OrderRequest | undefined, outcome: Declined): Promise<Settled> {
  if (request) await writeTogether(tx, [declinedKept(request, outcome)])
  return outcome
}
