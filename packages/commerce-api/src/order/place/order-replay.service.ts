import type { Declined } from '../../payment/authorisation.ts'
import { findPaymentMethod } from '../../payment-method/payment-methods.store.ts'
import type { CartRecord } from '../../cart/carts.table.ts'
import { findOwnNumber } from '../../cart/cart.store.ts'
import type { Transaction } from '../../database/database.ts'
import { type Write, writeTogether } from '../../database/writes.ts'
import { findSameRequest, keyKept, type KnownKey } from '../../idempotency/idempotency.store.ts'
import { addMinutes } from '../../slot/store-clock.rules.ts'
import { keyReused, paymentNeeded } from '../order.errors.ts'
import { findCardPayment } from '../order-payment.store.ts'
import { findOrder, findOrderOfCart } from '../order-record.store.ts'
import type { OrderRecord } from '../orders.table.ts'
import { billingAddressOf } from './order-payment.service.ts'
import { parseStoredDecline, parseStoredReply } from './stored-reply.ts'
import type { OrderRequest, PlacedOrder, Reservation, Settled } from './order-request.ts'

const KEY_LIFE_MINUTES = 24 * 60
/** How long a lost answer is looked for under another key. */
const LOST_REPLY_MINUTES = 10

const OK = 200
const DECLINED = 402
/** An order that waits for its payment, or never got it. */
const NOT_STANDING = ['reserved', 'failed']

/**
 * The answer that this request has had already, or has missed: by its key, its cart, or its very words (G6, F25). It may
 * come when the provider has settled the order long since, and another cart stands in its place.
 */
export async function replayOf(
  tx: Transaction,
  request: OrderRequest,
  { known, cart }: { readonly known: KnownKey | undefined; readonly cart: CartRecord | undefined },
): Promise<Reservation | undefined> {
  const { shopper, requestHash, body, now } = request
  if (known && known.requestHash !== requestHash) throw keyReused()
  const answer = known && (await answerOf(tx, known))
  if (answer) return answer
  if (body.orderNumber && body.orderNumber !== cart?.cartNumber) {
    const named = await findOwnNumber(tx, shopper.subject, body.orderNumber)
    return standing(named && (await findOrderOfCart(tx, named.cartId)))
  }
  if (cart) return undefined
  const same = await findSameRequest(tx, shopper.subject, requestHash, addMinutes(now, -LOST_REPLY_MINUTES))
  return same && (await answerOf(tx, same))
}

async function answerOf(tx: Transaction, { status, reply, orderId }: KnownKey): Promise<Settled | undefined> {
  if (status === OK) return { state: 'placed', order: parseStoredReply(reply) }
  if (status === DECLINED) return { state: 'declined', ...parseStoredDecline(reply) }
  return standing(orderId ? await findOrder(tx, orderId) : undefined)
}

const standing = (order: OrderRecord | undefined): Settled | undefined =>
  order && !NOT_STANDING.includes(order.state) ? { state: 'placed', order: placedOrder(order) } : undefined

/** Goes on with the payment of an order that an earlier request reserved: the provider charges a reference once. */
export async function resumeOf(tx: Transaction, request: OrderRequest, { cartId }: CartRecord): Promise<Reservation> {
  const order = await findOrderOfCart(tx, cartId)
  const payment = order && (await findCardPayment(tx, order.orderId))
  if (!order || !payment?.provider) throw new Error('a cart that is being ordered has no order')
  const { provider, amountCents: cents, paymentMethodId, billingAddress } = payment
  const { paymentToken } = request.body
  const card = paymentToken ? { token: paymentToken, billingAddress } : await keptCard(tx, request, paymentMethodId)
  if (!card) throw paymentNeeded()
  await writeTogether(tx, [pendingKept(request, order)])
  return { state: 'authorising', payment: { orderId: order.orderId, provider, cents, ...card } }
}

async function keptCard(tx: Transaction, { shopper }: OrderRequest, paymentMethodId: string | null) {
  if (!shopper.customerId || !paymentMethodId) return undefined
  const kept = await findPaymentMethod(tx, { customerId: shopper.customerId, paymentMethodId })
  return kept && { token: kept.token, billingAddress: await billingAddressOf(tx, kept) }
}

export const placedOrder = ({ orderNumber, orderId }: Pick<OrderRecord, 'orderNumber' | 'orderId'>): PlacedOrder => ({
  orderNumber,
  orderID: orderId,
})

export const pendingKept = (request: OrderRequest, { orderId }: Pick<OrderRecord, 'orderId'>): Write =>
  kept(request, { status: null, reply: null, orderId })
export const placedKept = (request: OrderRequest, order: PlacedOrder): Write =>
  kept(request, { status: OK, reply: order, orderId: order.orderID })
export const declinedKept = (request: OrderRequest, { reason }: Declined): Write =>
  kept(request, { status: DECLINED, reply: reason ? { reason } : {}, orderId: null })

type Answer = Pick<KnownKey, 'status' | 'reply' | 'orderId'>

function kept({ shopper, key, requestHash, now }: OrderRequest, answer: Answer): Write {
  const expiresAt = addMinutes(now, KEY_LIFE_MINUTES)
  return keyKept({ subject: shopper.subject, key, requestHash, ...answer, createdAt: now, expiresAt })
}
