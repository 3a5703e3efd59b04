import { randomUUID } from 'node:crypto'
import { recordAudit } from '../../audit/audit.store.ts'
import { cartAbandoned } from '../../cart/cart.errors.ts'
import { changeCart, lockOwnCart } from '../../cart/cart.store.ts'
import { priceContents } from '../../cart/cart-pricing.rules.ts'
import type { CartRecord } from '../../cart/carts.table.ts'
import type { Transaction } from '../../database/database.ts'
import { listHolds } from '../../slot/slot-booking.store.ts'
import { newOrderNumber } from '../order-number.rules.ts'
import { type FinishedOrder, finishOrder } from '../settle/finish-order.service.ts'
import { keepPending, replayOf, resumeOf } from './order-replay.service.ts'
import { checkDeliveryArea } from './delivery-area.service.ts'
import * as checks from './order-checks.rules.ts'
import { readContact } from './order-contact.service.ts'
import type { OrderDraft } from './order-draft.ts'
import { readOrderedContents } from './order-parameters.service.ts'
import { choosePayment } from './order-payment.service.ts'
import type { OrderRequest, Reservation } from './order-request.ts'
import { takeBalances, takeGoods, takeSlots } from './take-goods.service.ts'
import { writeOrder } from './write-order.service.ts'

/** The first transaction of an order: everything is checked and taken, or nothing is changed. */
export async function reserveOrder(tx: Transaction, request: OrderRequest): Promise<Reservation> {
  const cart = await lockOwnCart(tx, request.shopper.subject)
  const replay = await replayOf(tx, request, cart)
  if (replay) return replay
  if (!cart || (request.body.orderNumber ?? cart.cartNumber) !== cart.cartNumber) throw cartAbandoned()
  if (cart.state === 'ordering') return await resumeOf(tx, request, cart)

  const draft = await checkOrder(tx, request, cart)
  await takeGoods(tx, draft)
  const order = await writeOrder(tx, draft)
  await takeSlots(tx, draft)
  await takeBalances(tx, draft)
  return await concludeReservation(tx, draft, order)
}

/** Re-validates all that the browser says, in the order in which a shopper would mend it (T24, T25). */
async function checkOrder(tx: Transaction, request: OrderRequest, cart: CartRecord): Promise<OrderDraft> {
  const { body, shopper, now } = request
  const contents = await readOrderedContents(tx, cart, request)
  checks.checkLines(contents)
  const contact = await readContact(tx, contents, request)
  checks.checkAge(contents, shopper)
  checks.checkNamedFulfillments(contents, body)
  checks.checkReceivers(contents)
  await checkDeliveryArea(tx, contents)
  const holds = checks.chooseHolds(contents, await listHolds(tx, shopper.subject, now), body)
  const pricing = priceContents(contents, now)
  checks.checkMinimum(contents, pricing)
  checks.checkAcknowledged(body)
  const payment = await choosePayment(tx, contents, pricing, request)
  checks.checkExpectedTotal(pricing, body)
  const orderId = randomUUID()
  return { request, orderId, orderNumber: newOrderNumber(), contents, pricing, contact, payment, holds }
}

/** Without a card the order stands; with one it waits for the provider. */
async function concludeReservation(tx: Transaction, draft: OrderDraft, order: FinishedOrder): Promise<Reservation> {
  const { request, payment, pricing, orderId } = draft
  const { shopper, requestId, now } = request
  if (payment.kind !== 'card') return { state: 'placed', order: await finishOrder(tx, { request, order, now }) }

  await changeCart(tx, order.cartId, { state: 'ordering' })
  await keepPending(tx, request)
  const details = { total: pricing.totalCents }
  await recordAudit(tx, { action: 'order.reserved', subject: shopper.subject, objectId: orderId, requestId, details })
  const { provider, token } = payment
  return { state: 'authorising', payment: { orderId, provider, token, cents: pricing.totalCents } }
}
