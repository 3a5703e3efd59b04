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
  additionalCharges: z.array(additionalChargeSchema),
  coupons: z.optional(z.array(appliedCouponSchema)),
  loyaltyDollars: z.optional(amountSchema),
  giftCardAmount: z.optional(amountSchema),
  finalPayAmount: amountSchema,
})
export type OrderTotals = z.output<typeof orderTotalsSchema>

/** What the shopper pays: `finalPayAmount` plus the delivery charge, to the cent (spec 2 §4, decision 18). */
export const orderTotal = ({ finalPayAmount, deliveryCharge }: OrderTotals): number =>
  toAmount(toCents(finalPayAmount) + toCents(deliveryCharge ?? 0))
