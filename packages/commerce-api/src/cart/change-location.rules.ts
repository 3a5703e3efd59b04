import type { Loss, MovedLine } from '@aisle/api/cart-location'
import type { CartNotice, NoticeLine } from '@aisle/api/cart-notice'
import { toAmount } from '@aisle/api/money'
import type { Pricing } from '../pricing/pricing.types.ts'
import { isBelowMinimum } from '../pricing/minimum-order.rules.ts'
import type { CartContents, CartLine, OfferedFulfillment } from './cart-contents.types.ts'
import { cartNoticeMessages as text } from './cart-notice.messages.ts'
import { fitLines } from './fit-lines.rules.ts'
import { canBeSubstituted } from './substitution.rules.ts'

/** Lines that differed only in how they were received, as one. */
export type JoinedLine = { readonly line: CartLine; readonly absorbed: readonly string[] }

export type LinePlan = {
  /** As they are there; those that came along with them follow. */
  readonly kept: readonly CartLine[]
  readonly joined: readonly JoinedLine[]
  /** Lines that leave the cart: unavailable, or taken up by another one. */
  readonly gone: readonly string[]
}

/** What becomes of lines that are all received in one way at another store. `lines` have that store's stock. */
export function planLines(lines: readonly CartLine[], method: OfferedFulfillment): LinePlan {
  const { fulfillmentMethodId } = method
  const top = lines.filter(({ parentLineId }) => !parentLineId)
  const joined = joinLines(top.map((line) => ({ ...line, fulfillmentMethodId })))
  const fitting = fitLines(
    joined.map(({ line }) => line),
    new Map([[fulfillmentMethodId, method]]),
  )
  const kept = joined.flatMap(({ line, absorbed }) => {
    const qty = fitting.get(line.lineId) ?? 0
    return qty > 0 ? [{ line: keptLine(line, method, qty), absorbed }] : []
  })
  const isKept = new Set(kept.map(({ line }) => line.lineId))
  return {
    kept: kept.flatMap(({ line }) => [line, ...childrenOf(line, lines)]),
    joined,
    gone: top.map(({ lineId }) => lineId).filter((lineId) => !isKept.has(lineId)),
  }
}

function joinLines(lines: readonly CartLine[]): readonly JoinedLine[] {
  const byIdentity = new Map<string, JoinedLine>()
  for (const line of lines) {
    const key = [line.productId, line.orderType, line.giftCardCents, line.frequency].join('|')
    const first = byIdentity.get(key)
    byIdentity.set(
      key,
      first ? { line: together(first.line, line), absorbed: [...first.absorbed, line.lineId] } : { line, absorbed: [] },
    )
  }
  return [...byIdentity.values()]
}

/** What was said for either is kept; the first word counts where there are two. */
const together = (first: CartLine, second: CartLine): CartLine => ({
  ...first,
  qty: first.qty + second.qty,
  instruction: first.instruction ?? second.instruction,
  allowSubstitute: first.allowSubstitute || second.allowSubstitute,
  substituteProductId: first.substituteProductId ?? second.substituteProductId,
})

/** Nothing that is shipped is substituted (spec 2 §4). */
function keptLine(line: CartLine, { kind }: OfferedFulfillment, qty: number): CartLine {
  return canBeSubstituted(line, kind)
    ? { ...line, qty }
    : { ...line, qty, allowSubstitute: false, substituteProductId: null }
}

const childrenOf = (parent: CartLine, lines: readonly CartLine[]) => {
  const before = lines.find(({ lineId }) => lineId === parent.lineId)
  return lines
    .filter(({ parentLineId }) => parentLineId === parent.lineId)
    .map((child) => ({
      ...child,
      fulfillmentMethodId: parent.fulfillmentMethodId,
      qty: Math.round((child.qty * parent.qty) / (before?.qty ?? parent.qty)),
    }))
}

type Priced = { readonly before: Pricing; readonly after: Pricing }

/** Line by line, for the shopper to compare. */
export function compareLines({ joined, kept }: LinePlan, { before, after }: Priced): readonly MovedLine[] {
  const byId = new Map(kept.map((line) => [line.lineId, line]))
  return joined.map(({ line }) => {
    const { lineId: orderLineItemID, productId: productID, product, qty: oldQty } = line
    const oldCents = before.lines.get(orderLineItemID)?.unitCents ?? product.priceCents
    const newCents = after.lines.get(orderLineItemID)?.unitCents ?? oldCents
    const newQty = byId.get(orderLineItemID)?.qty ?? 0
    return {
      orderLineItemID,
      productID,
      title: product.title,
      image: product.imageUrl,
      outcome: outcomeOf({ oldQty, newQty, oldCents, newCents }),
      oldPrice: toAmount(oldCents),
      newPrice: toAmount(newCents),
      oldQty,
      newQty,
    }
  })
}

type Figures = Readonly<Record<'oldQty' | 'newQty' | 'oldCents' | 'newCents', number>>

export function outcomeOf({ oldQty, newQty, oldCents, newCents }: Figures): MovedLine['outcome'] {
  if (newQty === 0) return 'unavailable'
  if (newQty < oldQty) return 'limit'
  return newCents === oldCents ? 'kept' : 'price'
}

type Move = Priced & {
  readonly contents: CartContents
  readonly method: OfferedFulfillment
  readonly plan: LinePlan
  readonly holdsSlot: boolean
  readonly isPayAtStoreLost: boolean
}

/** What was chosen and does not come along. Coupon, gift cards, loyalty dollars, notes and, where it is taken, tip do. */
export function lossesOf({ contents, method, plan, before, after, ...lost }: Move): readonly Loss[] {
  const left = [...contents.choices.values()].filter(
    ({ fulfillmentMethodId }) => fulfillmentMethodId !== method.fulfillmentMethodId,
  )
  const nameOf = (id: string) => contents.fulfillments.get(id)?.name ?? ''
  const chosen = plan.joined.some(({ line }) => line.substituteProductId !== null)
  const losses: Loss[] = []
  for (const { fulfillmentMethodId, address, pickupInfo } of left) {
    if (address) losses.push({ code: 'address', text: text.address(nameOf(fulfillmentMethodId)) })
    if (pickupInfo) losses.push({ code: 'pickup', text: text.pickup(nameOf(fulfillmentMethodId)) })
  }
  if (lost.holdsSlot) losses.push({ code: 'slot', text: text.slot })
  if (chosen && method.kind === 'delivery') losses.push({ code: 'substitution', text: text.substitution })
  if (before.couponCents > 0 && after.couponCents === 0) {
    losses.push({ code: 'coupon', text: text.coupon(contents.coupon?.title ?? '') })
  }
  if (before.tipCents > 0 && after.tipCents === 0) losses.push({ code: 'tip', text: text.tip })
  if (lost.isPayAtStoreLost) losses.push({ code: 'pay-at-store', text: text.payAtStore })
  return losses
}

/** The minimum there, with the tip and the charges that count towards it (spec 2 §5). Cents. */
export function minimumThere(method: OfferedFulfillment, { fulfillments, tipCents, chargesCents }: Pricing) {
  const { minCheckoutCents } = method
  if (minCheckoutCents === null || minCheckoutCents === 0) return null
  const totalCents = fulfillments.get(method.fulfillmentMethodId)?.totalCents ?? 0
  const isBelow = isBelowMinimum(method, { totalCents, tipCents, chargesCents })
  return {
    cents: minCheckoutCents,
    missingCents: isBelow ? minCheckoutCents - totalCents - tipCents - chargesCents : 0,
  }
}

const asNoticeLine = ({ productID, title, oldQty, newQty, oldPrice, newPrice }: MovedLine): NoticeLine => ({
  productID,
  title,
  oldQty,
  newQty,
  oldPrice,
  newPrice,
})

/** The same, told after the move. */
export function noticesOf(lines: readonly MovedLine[], losses: readonly Loss[]): readonly CartNotice[] {
  const told = (outcome: MovedLine['outcome']) => lines.filter((line) => line.outcome === outcome).map(asNoticeLine)
  const notices: readonly CartNotice[] = [
    { code: 'unavailable', text: text.moved.unavailable, lines: told('unavailable') },
    { code: 'limit', text: text.moved.limit, lines: told('limit') },
    { code: 'price', text: text.moved.price, lines: told('price') },
  ]
  return [...notices.filter((notice) => notice.lines.length > 0), ...losses.map((loss) => ({ ...loss, lines: [] }))]
}
