import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'

/** A line of an order and how much of it can go back. */
export const returnableLineSchema = z.object({
  orderLineItemID: idSchema,
  productId: idSchema,
  title: z.string(),
  seoName: z.string(),
  profileImage: z.optional(z.nullable(z.string())),
  variantText: z.optional(z.nullable(z.string())),
  price: amountSchema,
  qty: z.int(),
  returnableQty: z.int(),
  /** Why it cannot be returned. */
  refusal: z.optional(z.nullable(z.string())),
})
export type ReturnableLine = z.output<typeof returnableLineSchema>

export const returnStatusSchema = z.enum(['requested', 'approved', 'refused', 'refunded'])

export const returnDetailSchema = z.object({
  orderID: idSchema,
  orderNumber: z.string(),
  /** ISO instant */
  returnableUntil: z.optional(z.nullable(z.string())),
  lines: z.array(returnableLineSchema),
  returns: z.array(
    z.object({
      returnID: idSchema,
      orderLineItemID: idSchema,
      qty: z.int(),
      reason: z.string(),
      status: returnStatusSchema,
      statusText: z.string(),
      requestedAt: z.string(),
      refundAmount: z.optional(z.nullable(amountSchema)),
    }),
  ),
})
export type ReturnDetail = z.output<typeof returnDetailSchema>

export const returnDetail = endpoint({
  name: 'returnDetail',
  method: 'GET',
  path: '/v1/Returns/:id',
  access: 'customer',
  params: z.object({ id: idSchema }),
  data: returnDetailSchema,
  assumed: 'The reply is not shown; the id is the order.',
})

export const returnReasons = endpoint({
  name: 'returnReasons',
  method: 'GET',
  path: '/v1/Returns/Reasons',
  access: 'customer',
  data: z.object({ items: z.array(z.object({ reasonID: idSchema, reason: z.string() })) }),
})

export const startReturn = endpoint({
  name: 'startReturn',
  method: 'POST',
  path: '/v1/Returns',
  access: 'customer',
  body: z.strictObject({
    orderID: idSchema,
    items: z
      .array(
        z.strictObject({
          orderLineItemID: idSchema,
          qty: z.int().check(z.gte(1), z.lte(9999)),
          reasonID: idSchema,
          comment: z.optional(z.string().check(z.maxLength(1000))),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  data: z.object({ orderLineItemID: idSchema }),
  assumed: 'The body is not shown.',
})
