import { allocateCents } from './allocation.rules.ts'
import { couponCents } from './coupon.rules.ts'
import { bestUnitCents } from './discount.rules.ts'
import { minimumChargeCents } from './minimum-order.rules.ts'
import { type Rewarded, rewardsOf } from './reward.rules.ts'
import type {
  PaidByBalances,
  PricedFulfillment,
  PricedLine,
  Pricing,
  PricingInput,
  PricingLine,
} from './pricing.types.ts'
import { taxesOf, type Tax, type TaxRate } from './tax.rules.ts'

/** The one place where an order's sums are made: cart, checkout, order and receipt all come from here. */
export function priceOrder(input: PricingInput): Pricing {
  const goods = priceGoods(input.lines)
  const couponable = goods.filter(({ line }) => !line.isGiftCard)
  const couponableCents = sum(couponable, ({ totalCents }) => totalCents)
  const coupon = input.coupon ? couponCents(input.coupon, couponableCents) : 0
  const couponByLine = allocateCents(
    coupon,
    couponable.map(({ line, totalCents }) => ({ key: line.lineId, weight: totalCents })),
  )
  const taxes = taxesOf(taxableByClass(goods, couponByLine), input.taxRates)
  const lines = withTaxes(goods, couponByLine, taxes, input.taxRates)
  const fulfillments = priceFulfillments(input, goods)
  const sums = {
    subtotalCents: sum(goods, ({ totalCents }) => totalCents),
    couponableCents,
    couponCents: coupon,
    taxCents: sum(taxes, ({ cents }) => cents),
    tipCents: goods.length > 0 ? input.tipCents : 0,
    shippingCents: sum(fulfillments.values(), ({ shippingCents }) => shippingCents),
    chargesCents: sum(fulfillments.values(), (fulfillment) => fulfillment.minimumChargeCents),
  }
  const due = sums.subtotalCents - coupon + sums.taxCents + sums.tipCents + sums.shippingCents + sums.chargesCents
  const goodsPaid = payWithBalances(due, input)
  const deliveryCents = sum(
    input.fulfillments.filter(({ fulfillmentMethodId }) => fulfillments.has(fulfillmentMethodId)),
    (fulfillment) => fulfillment.deliveryCents,
  )
  // The charge comes on top at checkout: what the balances have left then pays it too (ADR 26).
  const deliveryPaid = payWithBalances(deliveryCents, leftOf(input, goodsPaid))
  const finalPayCents = due - goodsPaid.loyaltyCents - goodsPaid.giftCardCents
  return {
    ...sums,
    ...bothOf(goodsPaid, deliveryPaid),
    deliveryPaid,
    lines,
    fulfillments,
    taxes,
    finalPayCents,
    deliveryCents,
    totalCents: finalPayCents + deliveryCents - deliveryPaid.loyaltyCents - deliveryPaid.giftCardCents,
  }
}

type Goods = {
  readonly line: PricingLine
  readonly unitCents: number
  readonly rewarded: readonly Rewarded[]
  readonly totalCents: number
}

/** Each line by its own offers, then the pieces that deals with triggers of their own make cheaper still. */
function priceGoods(lines: readonly PricingLine[]): readonly Goods[] {
  const plain = lines.map((line) => ({
    line,
    unitCents: line.isGiftCard ? line.regularCents : bestUnitCents(line.regularCents, line.qty, line.rules),
  }))
  const rewards = rewardsOf(
    plain.filter(({ line }) => !line.isGiftCard).map(({ line, unitCents }) => ({ ...line, unitCents })),
  )
  return plain.map(({ line, unitCents }) => withRewards(line, unitCents, rewards.get(line.lineId) ?? []))
}

function withRewards(line: PricingLine, unitCents: number, rewarded: readonly Rewarded[]): Goods {
  const [first] = rewarded
  if (first?.qty === line.qty) return withRewards(line, first.unitCents, [])
  const rest = line.qty - sum(rewarded, ({ qty }) => qty)
  const totalCents = unitCents * rest + sum(rewarded, (portion) => portion.unitCents * portion.qty)
  return { line, unitCents, rewarded, totalCents }
}

function taxableByClass(goods: readonly Goods[], couponByLine: ReadonlyMap<string, number>) {
  const taxable = new Map<string, number>()
  for (const { line, totalCents } of goods) {
    if (line.isGiftCard) continue
    const cents = totalCents - (couponByLine.get(line.lineId) ?? 0)
    taxable.set(line.taxClass, (taxable.get(line.taxClass) ?? 0) + cents)
  }
  return taxable
}

/** Each tax, spread over the lines that it applies to, for the receipt. */
function withTaxes(
  goods: readonly Goods[],
  couponByLine: ReadonlyMap<string, number>,
  taxes: readonly Tax[],
  rates: readonly TaxRate[],
): ReadonlyMap<string, PricedLine> {
  const taxByLine = new Map<string, number>()
  for (const tax of taxes) {
    const classes = new Set(rates.filter((rate) => isOf(tax, rate)).map(({ taxClass }) => taxClass))
    const shares = goods
      .filter(({ line }) => classes.has(line.taxClass) && !line.isGiftCard)
      .map(({ line, totalCents }) => ({ key: line.lineId, weight: totalCents - (couponByLine.get(line.lineId) ?? 0) }))
    for (const [lineId, share] of allocateCents(tax.cents, shares)) {
      taxByLine.set(lineId, share + (taxByLine.get(lineId) ?? 0))
    }
  }
  return new Map(
    goods.map(({ line, unitCents, rewarded, totalCents }) => [
      line.lineId,
      {
        unitCents,
        rewarded,
        totalCents,
        savedCents: line.regularCents * line.qty - totalCents,
        couponCents: couponByLine.get(line.lineId) ?? 0,
        taxCents: taxByLine.get(line.lineId) ?? 0,
      },
    ]),
  )
}

const isOf = (tax: Tax, rate: TaxRate) => tax.name === rate.name && tax.ratePercent === rate.ratePercent

function priceFulfillments(input: PricingInput, goods: readonly Goods[]): ReadonlyMap<string, PricedFulfillment> {
  const priced = new Map<string, PricedFulfillment>()
  for (const fulfillment of input.fulfillments) {
    const { fulfillmentMethodId, shippingCents } = fulfillment
    const own = goods.filter(({ line }) => line.fulfillmentMethodId === fulfillmentMethodId)
    if (own.length === 0) continue
    const totalCents = sum(own, (item) => item.totalCents)
    priced.set(fulfillmentMethodId, {
      totalCents,
      qty: sum(own, ({ line }) => line.qty),
      shippingCents,
      minimumChargeCents: minimumChargeCents(fulfillment, totalCents + shippingCents),
    })
  }
  return priced
}

type Balances = Pick<PricingInput, 'loyaltyCents' | 'giftCards'>

/** Loyalty dollars first, then gift cards, never more than is due. */
function payWithBalances(dueCents: number, { loyaltyCents: asked, giftCards: cards }: Balances): PaidByBalances {
  const loyaltyCents = Math.min(asked, dueCents)
  let rest = dueCents - loyaltyCents
  const giftCards = new Map<string, number>()
  for (const { giftCardId, cents } of cards.toSorted((a, b) => (a.giftCardId < b.giftCardId ? -1 : 1))) {
    const used = Math.min(cents, rest)
    giftCards.set(giftCardId, used)
    rest -= used
  }
  return { loyaltyCents, giftCards, giftCardCents: dueCents - loyaltyCents - rest }
}

/** What the balances have left after they have paid something. */
const leftOf = ({ loyaltyCents, giftCards }: Balances, paid: PaidByBalances): Balances => ({
  loyaltyCents: loyaltyCents - paid.loyaltyCents,
  giftCards: giftCards.map(({ giftCardId, cents }) => ({
    giftCardId,
    cents: cents - (paid.giftCards.get(giftCardId) ?? 0),
  })),
})

const bothOf = (one: PaidByBalances, other: PaidByBalances): PaidByBalances => ({
  loyaltyCents: one.loyaltyCents + other.loyaltyCents,
  giftCards: new Map([...one.giftCards].map(([id, cents]) => [id, cents + (other.giftCards.get(id) ?? 0)])),
  giftCardCents: one.giftCardCents + other.giftCardCents,
})

function sum<Item>(items: Iterable<Item>, centsOf: (item: Item) => number): number {
  let total = 0
  for (const item of items) total += centsOf(item)
  return total
}
