import type { OrderTotals } from '@aisle/api/order-totals'
import { toAmount } from '@aisle/api/money'
import type { Pricing } from './pricing.types.ts'

/** `addChargeType` of the minimum-order charge (spec 2 §3). */
const MINIMUM_ORDER_CHARGE = 1

type Coupon = { readonly couponId: string; readonly code: string | null; readonly title: string }

export function presentTotals(
  pricing: Pricing,
  coupon: Coupon | undefined,
  orderID: string | null = null,
): OrderTotals {
  return {
    orderID,
    subTotal: toAmount(pricing.subtotalCents),
    discountAmount: toAmount(pricing.couponCents),
    taxes: pricing.taxes.map(({ name, ratePercent, cents }) => ({ name, ratePercent, amount: toAmount(cents) })),
    taxAmount: toAmount(pricing.taxCents),
    tipAmount: toAmount(pricing.tipCents),
    shippingRate: toAmount(pricing.shippingCents),
    deliveryCharge: toAmount(pricing.deliveryCents),
    deliveryPaid: {
      loyaltyDollars: toAmount(pricing.deliveryPaid.loyaltyCents),
      giftCardAmount: toAmount(pricing.deliveryPaid.giftCardCents),
    },
    additionalCharges: presentMinimumCharges(pricing.chargesCents),
    coupons: coupon
      ? [{ couponID: coupon.couponId, code: coupon.code, title: coupon.title, amount: toAmount(pricing.couponCents) }]
      : [],
    loyaltyDollars: toAmount(pricing.loyaltyCents),
    giftCardAmount: toAmount(pricing.giftCardCents),
    finalPayAmount: toAmount(pricing.finalPayCents),
  }
}

export const presentMinimumCharges = (cents: number) =>
  cents > 0
    ? [{ addChargeType: MINIMUM_ORDER_CHARGE, name: 'Minimum order charge', chargeAmount: toAmount(cents) }]
    : []
