import { toAmount, toCents } from '@aisle/api/money'
import type { OrderTotals } from '@aisle/api/order-totals'
import type { SummaryLine } from './order-summary.tsx'

/** The lines under a cart, an order, a receipt: together they are the total, to the cent. */
export function summaryLinesOf(totals: OrderTotals): readonly SummaryLine[] {
  const { coupons = [], additionalCharges, taxes } = totals
  const charges = additionalCharges.map(({ name, chargeAmount }) => ({ label: name ?? 'Charge', amount: chargeAmount }))
  const optional = [
    ...coupons.map(({ couponID, title, amount }) => ({ key: couponID, label: title, amount: -amount })),
    { label: coupons.length > 0 ? 'Other discounts' : 'Discounts', amount: -unnamedDiscount(totals) },
    { label: 'Shipping', amount: totals.shippingRate },
    { label: 'Delivery', amount: totals.deliveryCharge ?? 0 },
    ...charges,
    { label: 'Tip', amount: totals.tipAmount },
    { label: 'Loyalty dollars', amount: -(totals.loyaltyDollars ?? 0) },
    { label: 'Gift cards', amount: -(totals.giftCardAmount ?? 0) },
  ].filter(({ amount }) => amount !== 0)
  return [
    { label: 'Subtotal', amount: totals.subTotal },
    ...optional,
    ...taxes.map(({ name, amount }) => ({ label: name, amount })),
  ]
}

/** `discountAmount` is all that is taken off; coupons have lines under their own names. */
const unnamedDiscount = ({ discountAmount, coupons = [] }: OrderTotals): number =>
  toAmount(coupons.reduce((left, { amount }) => left - toCents(amount), toCents(discountAmount)))
