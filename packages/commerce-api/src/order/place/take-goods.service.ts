import { OrderLineType } from '@aisle/api/product-kind'
import { parentShortages } from '../../cart/out-of-stock.rules.ts'
import { recordAudit } from '../../audit/audit.store.ts'
import { spendCoupon } from '../../coupon/coupon-use.service.ts'
import type { Transaction } from '../../database/database.ts'
import { spendCard } from '../../gift-card/gift-cards.store.ts'
import { spendLoyalty } from '../../loyalty/loyalty.store.ts'
import { nearestTo } from '../../slot/nearest-slots.service.ts'
import { holdGone } from '../../slot/slot-booking.errors.ts'
import { consumeHold } from '../../slot/slot-booking.store.ts'
import { giftCardGone, loyaltyGone, outOfStock } from '../order.errors.ts'
import { readOnHand, takeStock } from '../stock-movement.store.ts'
import type { OrderDraft } from './order-draft.ts'

/** Demand per product, over all lines: stock rows are taken once each, in a fixed order. */
function demandOf(lines: OrderDraft['contents']['lines']): ReadonlyMap<string, number> {
  const demand = new Map<string, number>()
  for (const { productId, qty, orderType } of lines) {
    if (orderType === OrderLineType.DigitalGiftCard) continue
    demand.set(productId, (demand.get(productId) ?? 0) + qty)
  }
  return demand
}

/** What the shelf lacks already is refused before anything is taken: nobody waits for a row without pieces. */
export function refuseMissing({ contents: { lines } }: OrderDraft) {
  const demand = demandOf(lines)
  const missing = lines.find(({ productId, onHand }) => (demand.get(productId) ?? 0) > (onHand ?? 0))
  if (missing) throw outOfStock(missing.product.title, parentShortages(lines))
}

/** @throws ORD_OUT_OF_STOCK with the lines that have run out in this very moment (F30) */
export async function takeGoods(tx: Transaction, { contents }: OrderDraft) {
  const { cart, lines } = contents
  const demand = demandOf(lines)
  if (!cart.locationId || demand.size === 0) return
  const taken = await takeStock(tx, cart.locationId, demand)
  const missing = lines.filter(({ productId }) => demand.has(productId) && !taken.has(productId))
  const [first] = missing
  if (!first) return
  const left = await readOnHand(
    tx,
    cart.locationId,
    missing.map(({ productId }) => productId),
  )
  const now = lines.map((line) => ({ ...line, onHand: left.get(line.productId) ?? line.onHand }))
  throw outOfStock(first.product.title, parentShortages(now))
}

/** @throws CRT_0014 when a hold ran out in this very moment (F29) */
export async function takeSlots(tx: Transaction, { holds, orderId, request }: OrderDraft) {
  const { now } = request
  const { subject } = request.shopper
  const slots = new Map([...holds.values()].map(({ booking, slot }) => [booking.slotBookingId, slot.slotId]))
  for (const [slotBookingId, slotId] of [...slots].toSorted(([one], [other]) => one.localeCompare(other))) {
    const isTaken = await consumeHold(tx, { slotBookingId, subject, orderId, now })
    if (!isTaken) throw holdGone(await nearestTo(tx, slotId, now))
  }
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
