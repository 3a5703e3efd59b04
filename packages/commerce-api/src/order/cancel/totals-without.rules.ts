import { toAmount, toCents } from '@aisle/api/money'
import type { OrderTotals } from '@aisle/api/order-totals'
import { type LineSums, type Paid, type Rate, type RefundedLine, taxesWithout } from '../refund/refund.rules.ts'

type Gone = {
  readonly lines: readonly RefundedLine[]
  readonly sums: LineSums
  /** What came back to gift cards and loyalty dollars. */
  readonly refunded: Pick<Paid, 'giftCards' | 'loyaltyCents'>
}

export const sumOfCards = (cards: Paid['giftCards']): number => cards.reduce((all, { cents }) => all + cents, 0)

/**
 * An order's sums without lines that are gone. Tip, shipping, delivery and the minimum-order charge stay as they were
 * agreed. What balances still pay is for the goods first, as it is at checkout (ADR 26).
 */
export function totalsWithout(
  totals: OrderTotals,
  { lines, sums, refunded }: Gone,
  rates: readonly Rate[],
): OrderTotals {
  const subTotal = toCents(totals.subTotal) - sums.goodsCents
  const discount = toCents(totals.discountAmount) - sums.couponCents
  const tax = toCents(totals.taxAmount) - sums.taxCents
  const charges = totals.additionalCharges.reduce((all, { chargeAmount }) => all + toCents(chargeAmount), 0)
  const goods = subTotal - discount + tax + toCents(totals.tipAmount) + toCents(totals.shippingRate) + charges
  const loyalty = toCents(totals.loyaltyDollars ?? 0) - refunded.loyaltyCents
  const giftCards = toCents(totals.giftCardAmount ?? 0) - sumOfCards(refunded.giftCards)
  const loyaltyForGoods = Math.min(loyalty, goods)
  const giftCardsForGoods = Math.min(giftCards, goods - loyaltyForGoods)
  const inCents = totals.taxes.map((one) => ({ ...one, amount: toCents(one.amount) }))
  return {
    ...totals,
    subTotal: toAmount(subTotal),
    discountAmount: toAmount(discount),
    ...(totals.coupons ? { coupons: totals.coupons.map((coupon) => ({ ...coupon, amount: toAmount(discount) })) } : {}),
    taxes: taxesWithout(inCents, lines, rates).map((one) => ({ ...one, amount: toAmount(one.amount) })),
    taxAmount: toAmount(tax),
    loyaltyDollars: toAmount(loyalty),
    giftCardAmount: toAmount(giftCards),
    deliveryPaid: {
      loyaltyDollars: toAmount(loyalty - loyaltyForGoods),
      giftCardAmount: toAmount(giftCards - giftCardsForGoods),
    },
    finalPayAmount: toAmount(goods - loyaltyForGoods - giftCardsForGoods),
  }
}
