import * as z from 'zod/mini'
import { customerCouponSchema } from './customer.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { chosenAmountSchema } from './money.ts'
import { orderEditDetailSchema } from './order-edit.ts'

const ofOrder = z.object({ orderId: idSchema })
const ofCoupon = z.object({ couponId: idSchema })

export const updateOrderLoyaltyDollars = endpoint({
  name: 'updateOrderLoyaltyDollars',
  method: 'POST',
  path: '/v1/Order/Edit/UpdateLNSDollars',
  access: 'customer',
  body: z.strictObject({ orderID: idSchema, dollars: chosenAmountSchema }),
  data: orderEditDetailSchema,
})

export const orderCoupons = endpoint({
  name: 'orderCoupons',
  method: 'GET',
  path: '/v1/Order/Edit/Coupons/:orderId',
  access: 'customer',
  params: ofOrder,
  data: z.object({ items: z.array(customerCouponSchema) }),
})

export const applyOrderCoupon = endpoint({
  name: 'applyOrderCoupon',
  method: 'POST',
  path: '/v1/Order/Edit/Coupons/:orderId',
  access: 'customer',
  params: ofOrder,
  body: z.strictObject({ couponID: idSchema }),
  data: orderEditDetailSchema,
  assumed: 'The body is not shown.',
})

export const removeOrderCoupon = endpoint({
  name: 'removeOrderCoupon',
  method: 'DELETE',
  path: '/v1/Order/Edit/Coupons/:couponId',
  access: 'customer',
  params: ofCoupon,
  query: z.object({ OrderID: idSchema }),
  data: orderEditDetailSchema,
})

export const applyOrderDiscountCoupon = endpoint({
  name: 'applyOrderDiscountCoupon',
  method: 'POST',
  path: '/v1/Order/Edit/DiscountCoupons/:orderId',
  access: 'customer',
  params: ofOrder,
  body: z.strictObject({ discountCouponCode: z.string().check(z.minLength(1), z.maxLength(50)) }),
  data: z.object({
    order: z.nullable(orderEditDetailSchema),
    errorMessage: z.optional(z.nullable(z.string())),
  }),
})

export const removeOrderDiscountCoupon = endpoint({
  name: 'removeOrderDiscountCoupon',
  method: 'DELETE',
  path: '/v1/Order/Edit/DiscountCoupons/:couponId',
  access: 'customer',
  params: ofCoupon,
  query: ofOrder,
  data: orderEditDetailSchema,
})
