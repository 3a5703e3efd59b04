import { randomUUID } from 'node:crypto'
import { audited } from '../../audit/audit.store.ts'
import { cartAbandoned } from '../../cart/cart.errors.ts'
import { cartMoved, lockOwnCart } from '../../cart/cart.store.ts'
import { priceContents } from '../../cart/cart-pricing.rules.ts'
import type { CartRecord } from '../../cart/carts.table.ts'
import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { type Write, writeTogether } from '../../database/writes.ts'
import { findKey } from '../../idempotency/idempotency.store.ts'
import { nearestToBooking } from '../../slot/nearest-slots.service.ts'
import { holdGone } from '../../slot/slot-booking.errors.ts'
import { listHolds } from '../../slot/slot-booking.store.ts'
import { newOrderNumber } from '../order-number.rules.ts'
import { type FinishedOrder, finishOrder } from '../settle/finish-order.service.ts'
import { pendingKept, replayOf, resumeOf } from './order-replay.service.ts'
import { checkHiddenAges } from './hidden-ages.service.ts'
import { checkAddresses } from './checked-addresses.service.ts'
import * as checks from './order-checks.rules.ts'
import { contactOf, readIdentity } from './order-contact.service.ts'
import type { OrderDraft } from './order-draft.ts'
import { readOrderedContents } from './order-parameters.service.ts'
import { choosePayment } from './order-payment.service.ts'
import type { OrderRequest, Reservation } from './order-request.ts'
import { refuseMissing, takeBalances, takeGoods, takeSlots } from './take-goods.service.ts'
import { writeOrder } from './write-order.service.ts'
import { orderInserted } from './write-order.store.ts'

/** The first transaction of an order: everything is checked and taken, or nothing is changed. */
export async function reserveOrder(tx: Transaction, request: OrderRequest): Promise<Reservation> {
  const { shopper, key } = request
  // The key is read after the cart is locked: whoever waited finds what the other one left.
  const [cart, known] = await together([lockOwnCart(tx, shopper.subject), findKey(tx, { ...shopper, key })])
  const replay = await replayOf(tx, request, { known, cart })
  if (replay) return replay
  if (!cart || (request.body.orderNumber ?? cart.cartNumber) !== cart.cartNumber) throw cartAbandoned()
  if (cart.state === 'ordering') return await resumeOf(tx, request, cart)

  const draft = await checkOrder(tx, request, cart)
  refuseMissing(draft)
  const { order, rows } = writeOrder(draft)
  await together([
    takeGoods(tx, draft),
    writeTogether(tx, [...orderInserted(rows), ...waiting(draft)]),
    takeSlots(tx, draft),
  ])
  await takeBalances(tx, draft)
  return await concludeReservation(tx, draft, order)
}

/** Re-validates all that the browser says, in the order in which a shopper would mend it (T24, T25). */
async function checkOrder(tx: Transaction, request: OrderRequest, cart: CartRecord): Promise<OrderDraft> {
  const { body, shopper, now } = request
  const [contents, identity, ownHolds] = await together([
    readOrderedContents(tx, cart, request),
    readIdentity(tx, request),
    listHolds(tx, shopper.subject, now),
  ])
  checks.checkLines(contents)
  const contact = contactOf(request, contents, identity)
  checks.checkAge(contents, shopper)
  await checkHiddenAges(tx, contents, shopper)
  checks.checkNamedFulfillments(contents, body)
  checks.checkDeliveryWishes(contents, body)
  checks.checkReceivers(contents)
  await checkAddresses(tx, contents)
  const { chosen: holds, lost } = checks.chooseHolds(contents, ownHolds, body)
  if (lost) throw holdGone(await nearestToBooking(tx, { ...lost, subject: shopper.subject }, now))
  const pricing = priceContents(contents, now)
  checks.checkMinimum(contents, pricing)
  checks.checkAcknowledged(body)
  const payment = await choosePayment(tx, contents, pricing, request)
  checks.checkExpectedTotal(pricing, body)
  const orderId = randomUUID()
  return { request, orderId, orderNumber: newOrderNumber(), contents, pricing, contact, payment, holds }
}

/** While the provider thinks, the cart and the key say that an order is on its way. */
function waiting({ request, contents, payment, pricing, orderId }: OrderDraft): readonly Write[] {
  if (payment.kind !== 'card') return []
  const { shopper, requestId } = request
  const details = { total: pricing.totalCents }
  return [
    cartMoved({ cartId: contents.cart.cartId, state: 'ordering' }),
    pendingKept(request, { orderId }),
    audited({ action: 'order.reserved', subject: shopper.subject, objectId: orderId, requestId, details }),
  ]
}

/** Without a card the order stands; with one it waits for the provider. */
async function concludeReservation(tx: Transaction, draft: OrderDraft, order: FinishedOrder): Promise<Reservation> {
  const { request, payment, pricing, orderId } = draft
  if (payment.kind !== 'card') {
    return { state: 'placed', order: await finishOrder(tx, { request, order, now: request.now }) }
  }
  const { provider, token, billingAddress } = payment
  return { state: 'authorising', payment: { orderId, provider, token, cents: pricing.totalCents, billingAddress } }
}
