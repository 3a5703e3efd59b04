import * as z from 'zod/mini'
import { cartDetailSchema } from './cart-detail.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { chosenAmountSchema } from './money.ts'
import { orderNumberSchema } from './order-number.ts'

const couponCode = z.string().check(z.minLength(1), z.maxLength(50))
/** Takes the place of the coupon that is used already, in one step. */
const isReplacing = z.optional(z.boolean())

/** The cart after a coupon; `errorMessage` says why a code was not taken. */
export const couponResultSchema = z.object({
  cart: z.nullable(cartDetailSchema),
  errorMessage: z.optional(z.nullable(z.string())),
  /** `CRT_COUPON_MULTIPLE`: another coupon is used already. */
  errorCode: z.optional(z.nullable(z.string())),
})
export type CouponResult = z.output<typeof couponResultSchema>

export const applyLoyaltyDollars = endpoint({
  name: 'applyLoyaltyDollars',
  method: 'POST',
  path: '/v1/Cart/ApplyLnsPoints',
  access: 'customer',
  body: z.strictObject({ dollars: chosenAmountSchema }),
  data: cartDetailSchema,
})

/** Uses a coupon that the customer holds. */
export const applyCoupon = endpoint({
  name: 'applyCoupon',
  method: 'POST',
  path: '/v1/Cart/Coupons',
  access: 'customer',
  body: z.strictObject({ couponID: idSchema, isReplacing }),
  data: cartDetailSchema,
  assumed: 'The body is not shown; how one coupon takes the place of another is ours.',
})

export const removeCoupon = endpoint({
  name: 'removeCoupon',
  method: 'DELETE',
  path: '/v1/Cart/Coupons/:id',
  access: 'customer',
  params: z.object({ id: idSchema }),
  data: cartDetailSchema,
})

export const applyDiscountCoupon = endpoint({
  name: 'applyDiscountCoupon',
  method: 'POST',
  path: '/v1/Cart/DiscountCoupons',
  access: 'guest',
  body: z.strictObject({ DiscountCouponCode: couponCode, OrderNumber: z.optional(orderNumberSchema), isReplacing }),
  data: couponResultSchema,
})

export const removeDiscountCoupon = endpoint({
  name: 'removeDiscountCoupon',
  method: 'DELETE',
  path: '/v1/Cart/DiscountCoupons/:couponID/:orderNumber',
  access: 'guest',
  params: z.object({ couponID: idSchema, orderNumber: orderNumberSchema }),
  data: cartDetailSchema,
})
