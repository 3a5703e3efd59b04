import { randomUUID } from 'node:crypto'
import { readManyContents } from '../../cart/cart-contents.service.ts'
import type { CartContents } from '../../cart/cart-contents.types.ts'
import { priceContents } from '../../cart/cart-pricing.rules.ts'
import type { CartRecord } from '../../cart/carts.table.ts'
import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { nearestToBooking } from '../../slot/nearest-slots.service.ts'
import { holdGone } from '../../slot/slot-booking.errors.ts'
import { type Hold, listHoldsOf } from '../../slot/slot-booking.store.ts'
import { newOrderNumber } from '../order-number.rules.ts'
import { checkAddresses } from './checked-addresses.service.ts'
import { checkHiddenAges } from './hidden-ages.service.ts'
import * as checks from './order-checks.rules.ts'
import { contactOf, type Identity, readIdentities } from './order-contact.service.ts'
import type { OrderDraft } from './order-draft.ts'
import { orderedContents } from './order-parameters.service.ts'
import { choosePayment } from './order-payment.service.ts'
import type { OrderRequest } from './order-request.ts'

/** What is known of an order before it is checked. */
export type OrderParts = {
  readonly request: OrderRequest
  readonly read: CartContents
  readonly identity: Identity
  readonly holds: readonly Hold[]
}
type Asked = { readonly request: OrderRequest; readonly cart: CartRecord }

/** Reads everything that orders depend on, of all of them at once; their carts are locked. */
export async function readOrderParts(tx: Transaction, orders: readonly Asked[]): Promise<readonly OrderParts[]> {
  const requests = orders.map(({ request }) => request)
  const [contents, identities, holds] = await together([
    readManyContents(
      tx,
      orders.map(({ cart, request: { now } }) => ({ cart, now })),
    ),
    readIdentities(tx, requests),
    listHoldsOf(
      tx,
      requests.map(({ shopper: { subject }, now }) => ({ subject, now })),
    ),
  ])
  const holdsOf = Map.groupBy(holds, ({ booking }) => booking.subject)
  return requests.flatMap((request, index) => {
    const [read, identity] = [contents[index], identities[index]]
    return read && identity ? [{ request, read, identity, holds: holdsOf.get(request.shopper.subject) ?? [] }] : []
  })
}

/** Re-validates all that the browser says, in the order in which a shopper would mend it (T24, T25). */
export async function checkOrder(tx: Transaction, parts: OrderParts): Promise<OrderDraft> {
  const { request, read, identity, holds: ownHolds } = parts
  const { body, shopper, now } = request
  const contents = await orderedContents(tx, read, request)
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
