import { lockFreeCarts } from '../../cart/cart.store.ts'
import type { CartRecord } from '../../cart/carts.table.ts'
import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { writeTogether } from '../../database/writes.ts'
import { listKnownOwners } from '../../idempotency/idempotency.store.ts'
import { AppError } from '../../server/app-error.ts'
import { tellOfOrders } from '../../notification/tell-of-order.store.ts'
import { beginsMore, whatFollows } from '../settle/finish-order.service.ts'
import { checkOrder, type OrderParts, readOrderParts } from './check-order.service.ts'
import { shareGoods } from './demand.rules.ts'
import type { OrderDraft } from './order-draft.ts'
import { changesCart } from './order-parameters.service.ts'
import { placedOrder } from './order-replay.service.ts'
import type { OrderRequest, Reservation } from './order-request.ts'
import { authorising, waiting } from './reserve-order.service.ts'
import { refuseMissing, takeGoods, takeSlots } from './take-goods.service.ts'
import { writeOrder } from './write-order.service.ts'
import { orderInserted } from './write-order.store.ts'

export type Refused = { readonly state: 'refused'; readonly error: AppError }

/**
 * Reserves orders that come at the same moment in one transaction: lock, reading, writing and COMMIT are shared. Those
 * without a card stand with it.
 * @returns what became of each; `undefined` for those that are reserved one by one: their cart is locked or being ordered,
 * their key is known, they change the cart, spend a balance, begin more than an order, or want the last pieces
 */
export async function reserveOrders(
  tx: Transaction,
  requests: readonly OrderRequest[],
): Promise<readonly (Reservation | Refused | undefined)[]> {
  const carts = await lockNewCarts(
    tx,
    requests.filter(({ body }) => !changesCart(body)),
  )
  if (carts.size === 0) return requests.map(() => undefined)
  const parts = await readOrderParts(tx, ownCarts(requests, carts))
  const checked = new Map(await together(parts.map(async (one) => [one.request, await check(tx, one)] as const)))
  const drafts = shareGoods([...checked.values()].filter((one) => isPlain(one)))
  const orders = drafts.map((draft) => ({ draft, ...writeOrder(draft) }))
  await takeAll(tx, orders)
  const reserved = new Map(orders.map((one) => [one.draft.request, reservationOf(one)]))
  return requests.map((request) => {
    const one = checked.get(request)
    return one instanceof AppError ? { state: 'refused', error: one } : reserved.get(request)
  })
}

/** Carts for which nobody has asked yet, by shopper, locked. */
async function lockNewCarts(tx: Transaction, requests: readonly OrderRequest[]) {
  const owners = requests.map(({ shopper: { subject }, key }) => ({ subject, key }))
  const subjects = [...new Set(owners.map(({ subject }) => subject))]
  // Keys are read after the carts are locked: who comes after somebody else finds what they left.
  const [carts, known] = await together([lockFreeCarts(tx, subjects), listKnownOwners(tx, owners)])
  const isNew = ({ subject, state }: CartRecord) => state === 'open' && !known.includes(subject)
  return new Map(carts.filter(isNew).map((cart) => [cart.subject, cart]))
}

/** Each with its cart, as far as it is to be had. Of clicks that come twice, the second finds the first one's order. */
function ownCarts(requests: readonly OrderRequest[], carts: ReadonlyMap<string, CartRecord>) {
  const left = new Map(carts)
  return requests.flatMap((request) => {
    const cart = left.get(request.shopper.subject)
    left.delete(request.shopper.subject)
    return cart && (request.body.orderNumber ?? cart.cartNumber) === cart.cartNumber ? [{ request, cart }] : []
  })
}

/** The draft of an order, or why it is refused. */
async function check(tx: Transaction, parts: OrderParts): Promise<OrderDraft | AppError> {
  try {
    const draft = await checkOrder(tx, parts)
    refuseMissing(draft)
    return draft
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** Whether nothing is spent and nothing begins but the order itself. */
function isPlain(one: OrderDraft | AppError): one is OrderDraft {
  if (one instanceof AppError) return false
  const { contents, payment, pricing } = one
  if (pricing.couponCents + pricing.loyaltyCents + pricing.giftCardCents > 0) return false
  // With a card that is decided when it is paid.
  return payment.kind === 'card' || !beginsMore({ lineTypes: contents.lines.map(({ orderType }) => orderType) })
}

type WrittenOrder = { readonly draft: OrderDraft } & ReturnType<typeof writeOrder>

async function takeAll(tx: Transaction, orders: readonly WrittenOrder[]) {
  const [first] = orders
  if (!first) return
  const drafts = orders.map(({ draft }) => draft)
  const standing = orders.filter(({ draft }) => draft.payment.kind !== 'card')
  const writes = orders.flatMap(({ draft, rows }) => [...orderInserted(rows), ...waiting(draft)])
  const followUps = standing.flatMap(({ draft: { request }, order }) =>
    whatFollows({ request, order, now: request.now }),
  )
  await together([
    takeGoods(tx, drafts),
    writeTogether(tx, [...writes, ...followUps]),
    takeSlots(tx, drafts),
    tellOfOrders(
      tx,
      standing.map(({ order }) => order),
      'placed',
      first.draft.request.now,
    ),
  ])
}

const reservationOf = ({ draft, order }: WrittenOrder): Reservation =>
  authorising(draft) ?? { state: 'placed', order: placedOrder(order) }
