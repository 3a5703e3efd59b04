import * as z from 'zod/mini'
import { cartDetailSchema } from './cart-detail.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { locationSchema } from './location.ts'
import { orderNumberSchema } from './order-number.ts'

const changeQuery = z.object({
  locationId: idSchema,
  fulfillmentMethodID: idSchema,
  zipCode: z.optional(z.string()),
  orderNumber: z.optional(orderNumberSchema),
})

/** What the cart would be at another store. */
export const locationChangeSchema = z.object({
  cart: cartDetailSchema,
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
