import { parentShortages } from '../../cart/out-of-stock.rules.ts'
import { recordAudit } from '../../audit/audit.store.ts'
import { spendCoupon } from '../../coupon/coupon-use.service.ts'
import type { Transaction } from '../../database/database.ts'
import { together } from '../../database/together.ts'
import { spendCard } from '../../gift-card/gift-cards.store.ts'
import { spendLoyalty } from '../../loyalty/loyalty.store.ts'
import { nearestTo } from '../../slot/nearest-slots.service.ts'
import { holdGone } from '../../slot/slot-booking.errors.ts'
import { consumeHolds } from '../../slot/slot-booking.store.ts'
import { giftCardGone, loyaltyGone, outOfStock } from '../order.errors.ts'
import { readOnHand, takeStock } from '../stock-movement.store.ts'
import { demandOf } from './demand.rules.ts'
import type { OrderDraft } from './order-draft.ts'

/** What the shelf lacks already is refused before anything is taken: nobody waits for a row without pieces. */
export function refuseMissing({ contents: { lines } }: OrderDraft) {
  const demand = demandOf(lines)
  const missing = lines.find(({ productId, onHand }) => (demand.get(productId) ?? 0) > (onHand ?? 0))
  if (missing) throw outOfStock(missing.product.title, parentShortages(lines))
}

/**
 * Takes the goods of all these orders, or of none, store by store in the order of their ids.
 * @throws ORD_OUT_OF_STOCK with the lines that have run out in this very moment (F30)
 */
export async function takeGoods(tx: Transaction, drafts: readonly OrderDraft[]) {
  const stores = Map.groupBy(drafts, ({ contents }) => contents.cart.locationId)
  const sorted = [...stores].flatMap(([id, orders]) => (id ? [{ id, orders }] : []))
  await together(
    sorted
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .map(async ({ id, orders }) =>
        takeAt(
          tx,
          id,
          orders.map(({ contents }) => contents.lines),
        ),
      ),
  )
}

type Lines = OrderDraft['contents']['lines']

async function takeAt(tx: Transaction, locationId: string, orders: readonly Lines[]) {
  const demand = demandOf(orders.flat())
  if (demand.size === 0) return
  const taken = await takeStock(tx, locationId, demand)
  const isMissing = ({ productId }: Lines[number]) => demand.has(productId) && !taken.has(productId)
  const lines = orders.find((one) => one.some(isMissing)) ?? []
  const missing = lines.filter(isMissing)
  const [first] = missing
  if (!first) return
  const left = await readOnHand(
    tx,
    locationId,
    missing.map(({ productId }) => productId),
  )
  const now = lines.map((line) => ({ ...line, onHand: left.get(line.productId) ?? line.onHand }))
  throw outOfStock(first.product.title, parentShortages(now))
}

/** @throws CRT_0014 when a hold ran out in this very moment (F29) */
export async function takeSlots(tx: Transaction, drafts: readonly OrderDraft[]) {
  const wanted = drafts.flatMap(({ holds, orderId, request: { now, shopper } }) =>
    [...holds.values()].map(({ booking: { slotBookingId }, slot: { slotId } }) => ({
      hold: { slotBookingId, subject: shopper.subject, orderId, now },
      slotId,
    })),
  )
  if (wanted.length === 0) return
  const taken = await consumeHolds(
    tx,
    wanted.map(({ hold }) => hold),
  )
  const gone = wanted.find(({ hold }) => !taken.has(hold.slotBookingId))
  if (gone) throw holdGone(await nearestTo(tx, gone.slotId, gone.hold.now))
}

/** Coupon, loyalty dollars and gift cards, each by a conditional update, with a line in its ledger and in the audit. */
export async function takeBalances(tx: Transaction, draft: OrderDraft) {
  const { contents, pricing, orderId, request, contact } = draft
  const { now: at, shopper } = request
  if (contents.coupon && pricing.couponCents > 0) {
    const { subject } = shopper
    const use = { orderId, subject, email: contact.email, discountCents: pricing.couponCents, at }
    await spendCoupon(tx, contents.coupon, use)
    await recordSpent(tx, draft, 'coupon.used', pricing.couponCents)
  }
  if (pricing.loyaltyCents > 0) {
    const spent =
      shopper.customerId &&
      (await spendLoyalty(tx, { customerId: shopper.customerId, orderId, cents: pricing.loyaltyCents, at }))
    if (!spent) throw loyaltyGone()
    await recordSpent(tx, draft, 'loyalty.spent', pricing.loyaltyCents)
  }
  for (const [giftCardId, cents] of pricing.giftCards) {
    if (cents === 0) continue
    if (!(await spendCard(tx, { giftCardId, orderId, cents, at }))) throw giftCardGone()
    await recordSpent(tx, draft, 'gift-card.spent', cents)
  }
}

type Spending = 'coupon.used' | 'loyalty.spent' | 'gift-card.spent'

const recordSpent = (tx: Transaction, { orderId, request }: OrderDraft, action: Spending, cents: number) =>
  recordAudit(tx, {
    action,
    subject: request.shopper.subject,
    objectId: orderId,
    requestId: request.requestId,
    details: { cents },
  })
