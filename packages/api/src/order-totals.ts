import * as z from 'zod/mini'
import { idSchema } from './ids.ts'
import { amountSchema, toAmount, toCents } from './money.ts'

/** A charge on top; `addChargeType` 1 is the minimum-order charge tied to shipping (spec 2 §3). */
export const additionalChargeSchema = z.object({
  addChargeType: z.int(),
  name: z.optional(z.nullable(z.string())),
  chargeAmount: amountSchema,
})
export type AdditionalCharge = z.output<typeof additionalChargeSchema>

/** A coupon or an offer that lowers the total. */
export const appliedCouponSchema = z.object({
  couponID: idSchema,
  code: z.optional(z.nullable(z.string())),
  title: z.string(),
  amount: amountSchema,
})
export type AppliedCoupon = z.output<typeof appliedCouponSchema>

/**
 * The sums under a cart, an order and a receipt. `finalPayAmount` is what remains to pay before the delivery charge,
 * which applies at checkout only; a minimum-order charge that was dropped is not among `additionalCharges`.
 * `loyaltyDollars` and `giftCardAmount` are all that balances pay, `deliveryPaid` the part of it for that charge.
 */
export const orderTotalsSchema = z.object({
  orderID: z.optional(z.nullable(idSchema)),
  /** the lines with their own reductions */
  subTotal: amountSchema,
  /** what coupons take off beyond that */
  discountAmount: amountSchema,
  /** one line per tax */
  taxes: z.array(z.object({ name: z.string(), ratePercent: z.optional(z.number()), amount: amountSchema })),
  taxAmount: amountSchema,
  tipAmount: amountSchema,
  shippingRate: amountSchema,
  deliveryCharge: z.optional(amountSchema),
  deliveryPaid: z.optional(z.object({ loyaltyDollars: amountSchema, giftCardAmount: amountSchema })),
  additionalCharges: z.array(additionalChargeSchema),
  coupons: z.optional(z.array(appliedCouponSchema)),
  loyaltyDollars: z.optional(amountSchema),
  giftCardAmount: z.optional(amountSchema),
  finalPayAmount: amountSchema,
})
export type OrderTotals = z.output<typeof orderTotalsSchema>

/**
 * What the shopper pays: `finalPayAmount` plus what balances have left of the delivery charge, to the cent (spec 2 §4,
 * decision 18).
 */
export const orderTotal = ({ finalPayAmount, deliveryCharge, deliveryPaid }: OrderTotals): number =>
  toAmount(
    toCents(finalPayAmount) +
      toCents(deliveryCharge ?? 0) -
      toCents(deliveryPaid?.loyaltyDollars ?? 0) -
      toCents(deliveryPaid?.giftCardAmount ?? 0),
  )

/** The sums before checkout, where no delivery charge is added yet and nothing pays it (spec 2 §4). */
export function totalsBeforeDelivery(totals: OrderTotals): OrderTotals {
  const { deliveryCharge: _, deliveryPaid, loyaltyDollars = 0, giftCardAmount = 0, ...others } = totals
  return {
    ...others,
    loyaltyDollars: toAmount(toCents(loyaltyDollars) - toCents(deliveryPaid?.loyaltyDollars ?? 0)),
    giftCardAmount: toAmount(toCents(giftCardAmount) - toCents(deliveryPaid?.giftCardAmount ?? 0)),
  }
}
