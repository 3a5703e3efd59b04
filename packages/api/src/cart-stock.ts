import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { orderNumberSchema } from './order-number.ts'
import { substituteProductSchema } from './order-line.ts'
import { quantitySchema } from './quantity.ts'

const cartQuery = z.object({ orderNumber: z.optional(orderNumberSchema) })

/** Whether a line may be substituted, and by what (spec 2 §3). */
export const substitutionSchema = z.object({
  orderLineItemID: idSchema,
  allowSubstitute: z.boolean(),
  substituteProducts: z.array(substituteProductSchema),
  selectedSubstituteProduct: z.optional(z.nullable(idSchema)),
  previousOrderLineItemID: z.optional(z.nullable(idSchema)),
})
export type Substitution = z.output<typeof substitutionSchema>

/** A line that asks for more than there is. */
export const outOfStockProductSchema = z.object({
  orderLineItemID: idSchema,
  productID: idSchema,
  title: z.string(),
  seoName: z.string(),
  profileImage: z.optional(z.nullable(z.string())),
  qty: z.int(),
  inStockQty: z.int(),
})
export type OutOfStockProduct = z.output<typeof outOfStockProductSchema>

export const setAllowSubstitute = endpoint({
  name: 'setAllowSubstitute',
  method: 'PUT',
  path: '/v1/Cart/AllowSubstitute',
  access: 'guest',
  query: cartQuery,
  body: z.strictObject({
    items: z.array(
      z.strictObject({
        orderLineItemID: idSchema,
        allowSubstitute: z.boolean(),
        selectedSubstituteProduct: z.optional(idSchema),
      }),
    ),
  }),
  data: z.record(z.string(), substitutionSchema),
  assumed: 'The body is not shown.',
})

export const substituteItems = endpoint({
  name: 'substituteItems',
  method: 'POST',
  path: '/v1/Cart/AllSubstituteItemsForProduct',
  access: 'guest',
  query: z.object({ locationID: z.optional(idSchema) }),
  body: z.strictObject({ orderLineItemID: z.optional(idSchema), productID: idSchema }),
  data: z.object({ items: z.array(substituteProductSchema) }),
  assumed: 'The body is not shown.',
})

export const outOfStockProducts = endpoint({
  name: 'outOfStockProducts',
  method: 'GET',
  path: '/v1/Cart/OutOfStock/Products',
  access: 'guest',
  query: cartQuery,
  data: z.object({ items: z.array(outOfStockProductSchema) }),
})

export const updateOutOfStock = endpoint({
  name: 'updateOutOfStock',
  method: 'PUT',
  path: '/v1/Cart/OutOfStock/Update',
  access: 'guest',
  query: cartQuery,
  body: z.strictObject({
    items: z.array(z.strictObject({ orderLineItemID: idSchema, selectedQty: quantitySchema })).check(z.minLength(1)),
  }),
  data: z.boolean(),
  assumed: 'The body is not shown.',
})
