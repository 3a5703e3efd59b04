import * as z from 'zod/mini'
import { cartDetailSchema } from './cart-detail.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { locationSchema } from './location.ts'
import { amountSchema } from './money.ts'
import { orderNumberSchema } from './order-number.ts'

const changeQuery = z.object({
  locationId: idSchema,
  fulfillmentMethodID: idSchema,
  zipCode: z.optional(z.string()),
  orderNumber: z.optional(orderNumberSchema),
})

/** What becomes of a line; prices are those of one item. What is unavailable has a new quantity of 0. */
export const movedLineSchema = z.object({
  orderLineItemID: idSchema,
  productID: idSchema,
  title: z.string(),
  image: z.optional(z.nullable(z.string())),
  outcome: z.enum(['kept', 'price', 'limit', 'unavailable']),
  oldPrice: amountSchema,
  newPrice: amountSchema,
  oldQty: z.int(),
  newQty: z.int(),
})
export type MovedLine = z.output<typeof movedLineSchema>

/** Something of the cart that does not come along, told before and after the move. */
export const lossSchema = z.object({ code: z.string(), text: z.string() })
export type Loss = z.output<typeof lossSchema>

/** What the cart would be at another store. What is unavailable there is in none of the sums of `cart`. */
export const locationChangeSchema = z.object({
  cart: cartDetailSchema,
  lines: z.array(movedLineSchema),
  /** Of the way of receiving there, where it has one: what is asked for and how much of it is still missing. */
  minimum: z.nullable(z.object({ amount: amountSchema, missing: amountSchema })),
  /** `released`: a slot that is held is given back; `required`: none is held, and one is needed there. */
  slotEffect: z.enum(['none', 'released', 'required']),
  losses: z.array(lossSchema),
  location: locationSchema,
  availableProductsCount: z.int(),
  unavailableProducts: z.array(
    z.object({
      productID: idSchema,
      title: z.string(),
      profileImage: z.optional(z.nullable(z.string())),
      qty: z.int(),
    }),
  ),
})
export type LocationChange = z.output<typeof locationChangeSchema>

export const changeLocationDetail = endpoint({
  name: 'changeLocationDetail',
  method: 'GET',
  path: '/v1/Cart/ChangeLocationDetail',
  access: 'guest',
  query: changeQuery,
  data: locationChangeSchema,
})

export const applyChangeLocation = endpoint({
  name: 'applyChangeLocation',
  method: 'PUT',
  path: '/v1/Cart/ApplyChangeLocation',
  access: 'guest',
  query: changeQuery,
  data: cartDetailSchema,
})

/** Puts away what was told of the cart (`notices`). */
export const dismissCartNotices = endpoint({
  name: 'dismissCartNotices',
  method: 'DELETE',
  path: '/v1/Cart/Notices',
  access: 'guest',
  query: z.object({ orderNumber: z.optional(orderNumberSchema) }),
  data: cartDetailSchema,
  assumed: 'The documents do not say how a shopper learns what a move or a sign-in did to the cart.',
})

export const shipToStoreLocation = endpoint({
  name: 'shipToStoreLocation',
  method: 'GET',
  path: '/v1/Cart/ShipToStoreLocation',
  access: 'guest',
  query: z.object({ orderNumber: z.optional(orderNumberSchema), zipCode: z.optional(z.string()) }),
  data: z.object({ items: z.array(locationSchema) }),
})

export const applyShipToStoreLocation = endpoint({
  name: 'applyShipToStoreLocation',
  method: 'PUT',
  path: '/v1/Cart/ApplyShipToStoreLocation',
  access: 'guest',
  query: z.object({ locationID: idSchema, orderNumber: z.optional(orderNumberSchema) }),
  data: cartDetailSchema,
  assumed: 'The query is not shown.',
})
