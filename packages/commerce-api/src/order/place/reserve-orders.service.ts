import { lockFreeCarts } from '../../cart/cart.store.ts'
import type { CartRecord } from '../../cart/carts.table.ts'
import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { writeTogether } from '../../database/writes.ts'
import { listKnownOwners } from '../../idempotency/idempotency.store.ts'
import { AppError } from '../../server/app-error.ts'
import { checkOrder, type OrderParts, readOrderParts } from './check-order.service.ts'
import { shareGoods } from './demand.rules.ts'
import type { OrderDraft } from './order-draft.ts'
import { changesCart } from './order-parameters.service.ts'
import type { OrderRequest, Reservation } from './order-request.ts'
import { authorising, waiting } from './reserve-order.service.ts'
import { refuseMissing, takeGoods, takeSlots } from './take-goods.service.ts'
import { writeOrder } from './write-order.service.ts'
import { orderInserted } from './write-order.store.ts'

export type Refused = { readonly state: 'refused'; readonly error: AppError }

type CardDraft = OrderDraft & { readonly payment: Extract<OrderDraft['payment'], { kind: 'card' }> }

/**
 * Reserves orders that come at the same moment in one transaction: lock, writing and COMMIT are shared.
 * @returns what became of each; `undefined` for those that are reserved one by one: their cart is locked or being ordered,
 * their key is known, they change the cart, spend a balance, are not paid by card, or want the last pieces
 */
export async function reserveOrders(
  tx: Transaction,
  requests: readonly OrderRequest[],
): Promise<readonly (Reservation | Refused | undefined)[]> {
  const carts = await lockNewCarts(
    tx,
    requests.filter((request) => !goesAlone(request)),
  )
  if (carts.size === 0) return requests.map(() => undefined)
  const parts = await readOrderParts(tx, ownCarts(requests, carts))
  const checked = new Map(await together(parts.map(async (one) => [one.request, await check(tx, one)] as const)))
  const drafts = shareGoods([...checked.values()].filter((one) => isCardDraft(one)))
  await takeAll(tx, drafts)
  const reserved = new Map(drafts.map((draft) => [draft.request, authorising(draft)]))
  return requests.map((request) => {
    const one = checked.get(request)
    return one instanceof AppError ? { state: 'refused', error: one } : reserved.get(request)
  })
}

/** Orders of which it is plain that they are reserved one by one. */
export const goesAlone = ({ body }: Pick<OrderRequest, 'body'>): boolean =>
  changesCart(body) || body.isPayAtStore === true

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

function isCardDraft(one: OrderDraft | AppError): one is CardDraft {
  if (one instanceof AppError) return false
  const { payment, pricing } = one
  return payment.kind === 'card' && pricing.couponCents + pricing.loyaltyCents + pricing.giftCardCents === 0
}

async function takeAll(tx: Transaction, drafts: readonly CardDraft[]) {
  if (drafts.length === 0) return
  const writes = drafts.flatMap((draft) => [...orderInserted(writeOrder(draft).rows), ...waiting(draft)])
  await together([takeGoods(tx, drafts), writeTogether(tx, writes), takeSlots(tx, drafts)])
}
