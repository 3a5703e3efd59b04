import { recordAudit } from '../../audit/audit.store.ts'
import { changeCart, lockCartById } from '../../cart/cart.store.ts'
import type { Transaction } from '../../database/database.ts'
import type { Authorised, Authorisation } from '../../payment/authorisation.ts'
import { changePayments } from '../order-payment.store.ts'
import { findOrder, lockOrder, moveOrder, recordEvent } from '../order-record.store.ts'
import type { OrderRecord } from '../orders.table.ts'
import { keepDeclined, keepPlaced, placedOrder } from '../place/order-replay.service.ts'
import type { OrderRequest, Reservation } from '../place/order-request.ts'
import { finishOrder } from './finish-order.service.ts'
import { holdSlotsAgain, undoOrder } from './undo-order.service.ts'

type Settled = Exclude<Reservation, { state: 'authorising' }>
type Outcome = Exclude<Authorisation, { state: 'unknown' }>
type Settlement = {
  readonly orderId: string
  readonly outcome: Outcome
  readonly now: Date
  readonly request: OrderRequest | undefined
}

/** The second transaction of an order: the provider's answer becomes the order's state, once, whoever brings it. */
export async function settleOrder(tx: Transaction, settlement: Settlement): Promise<Settled> {
  const { orderId, outcome, request } = settlement
  const order = await lockWithCart(tx, orderId)
  if (order.state === 'failed') return await declined(tx, request)
  if (order.state !== 'reserved') return await placed(tx, order, request)
  return outcome.state === 'authorised'
    ? { state: 'placed', order: await confirm(tx, order, outcome, settlement) }
    : await fail(tx, order, settlement)
}

/** The cart first, as everybody does, then the order. */
async function lockWithCart(tx: Transaction, orderId: string): Promise<OrderRecord> {
  const known = await findOrder(tx, orderId)
  if (known) await lockCartById(tx, known.cartId)
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error('a reserved order is gone')
  return order
}

async function confirm(tx: Transaction, order: OrderRecord, outcome: Authorised, settlement: Settlement) {
  const { now, request } = settlement
  const { orderId } = order
  const { transactionId: providerReference, brand, last4 } = outcome
  await moveOrder(tx, orderId, ['reserved'], { state: 'placed', paymentState: 'authorised', updatedAt: now })
  await changePayments(tx, orderId, 'authorising', {
    state: 'authorised',
    providerReference,
    brand,
    last4,
    updatedAt: now,
  })
  return await finishOrder(tx, { order: { ...order, paymentState: 'authorised' }, now, request })
}

async function fail(tx: Transaction, order: OrderRecord, { now, request }: Settlement): Promise<Settled> {
  const { orderId, cartId, subject } = order
  await moveOrder(tx, orderId, ['reserved'], { state: 'failed', paymentState: 'declined', updatedAt: now })
  await undoOrder(tx, order, now)
  await holdSlotsAgain(tx, order, now)
  await changePayments(tx, orderId, 'authorising', { state: 'declined', updatedAt: now })
  await changeCart(tx, cartId, { state: 'open' })
  await recordEvent(tx, orderId, 'failed', now)
  await recordAudit(tx, { action: 'order.failed', subject, objectId: orderId, requestId: request?.requestId })
  return await declined(tx, request)
}

async function placed(tx: Transaction, order: OrderRecord, request: OrderRequest | undefined): Promise<Settled> {
  if (request) await keepPlaced(tx, request, placedOrder(order))
  return { state: 'placed', order: placedOrder(order) }
}

async function declined(tx: Transaction, request: OrderRequest | undefined): Promise<Settled> {
  if (request) await keepDeclined(tx, request)
  return { state: 'declined' }
}
