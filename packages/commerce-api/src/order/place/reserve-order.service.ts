import { audited } from '../../audit/audit.store.ts'
import { cartAbandoned } from '../../cart/cart.errors.ts'
import { cartMoved, lockOwnCart } from '../../cart/cart.store.ts'
import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { type Write, writeTogether } from '../../database/writes.ts'
import { findKey } from '../../idempotency/idempotency.store.ts'
import { type FinishedOrder, finishOrder } from '../settle/finish-order.service.ts'
import { pendingKept, replayOf, resumeOf } from './order-replay.service.ts'
import { checkOrder, readOrderParts } from './check-order.service.ts'
import type { OrderDraft } from './order-draft.ts'
import { keepWishes } from './order-parameters.service.ts'
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

  const [parts] = await readOrderParts(tx, [{ request, cart: await keepWishes(tx, cart, request) }])
  if (!parts) throw new Error('an order was not read')
  const draft = await checkOrder(tx, parts)
  refuseMissing(draft)
  const { order, rows } = writeOrder(draft)
  await together([
    takeGoods(tx, [draft]),
    writeTogether(tx, [...orderInserted(rows), ...waiting(draft)]),
    takeSlots(tx, [draft]),
  ])
  await takeBalances(tx, draft)
  return await concludeReservation(tx, draft, order)
}

/** While the provider thinks, the cart and the key say that an order is on its way. */
export function waiting({ request, contents, payment, pricing, orderId }: OrderDraft): readonly Write[] {
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
const concludeReservation = async (tx: Transaction, draft: OrderDraft, order: FinishedOrder): Promise<Reservation> =>
  authorising(draft) ?? {
    state: 'placed',
    order: await finishOrder(tx, { request: draft.request, order, now: draft.request.now }),
  }

/** What the provider is asked for next, if the order is paid by card. */
export function authorising({ orderId, pricing, payment }: OrderDraft): Reservation | undefined {
  if (payment.kind !== 'card') return undefined
  const { provider, token, billingAddress } = payment
  return { state: 'authorising', payment: { orderId, provider, token, cents: pricing.totalCents, billingAddress } }
}
