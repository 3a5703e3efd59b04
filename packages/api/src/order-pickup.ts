import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { pickupTrackingSchema } from './order-detail.ts'
import { orderNumberSchema } from './order-number.ts'

const text = z.string().check(z.maxLength(60))
const whose = { orderID: idSchema, orderNumber: z.optional(orderNumberSchema) }

/** Where a shopper waits for the order. */
export const pickupSpotSchema = z.object({
  spot: z.optional(z.nullable(z.string())),
  carMake: z.optional(z.nullable(z.string())),
  carModel: z.optional(z.nullable(z.string())),
  carColor: z.optional(z.nullable(z.string())),
  spots: z.optional(z.array(z.string())),
})
export type PickupSpot = z.output<typeof pickupSpotSchema>

/** Says "I am on my way". */
export const setArrivalStatus = endpoint({
  name: 'setArrivalStatus',
  method: 'PUT',
  path: '/v1/Order/StorePickup/ArrivalStatus',
  access: 'guest',
  body: z.strictObject(whose),
  data: pickupTrackingSchema,
})

export const pickupSpot = endpoint({
  name: 'pickupSpot',
  method: 'GET',
  path: '/v1/Order/StorePickup/PickupSpot',
  access: 'guest',
  query: z.object(whose),
  data: pickupSpotSchema,
  assumed: 'Query and reply are not shown.',
})

export const setPickupSpot = endpoint({
  name: 'setPickupSpot',
  method: 'PUT',
  path: '/v1/Order/StorePickup/PickupSpot',
  access: 'guest',
  body: z.strictObject({
    ...whose,
    spot: text,
    carMake: z.optional(text),
    carModel: z.optional(text),
    carColor: z.optional(text),
  }),
  data: pickupTrackingSchema,
  assumed: 'The body is not shown.',
})

export const carMakeModels = endpoint({
  name: 'carMakeModels',
  method: 'GET',
  path: '/v1/Order/CarMakeModel',
  access: 'guest',
  data: z.object({ items: z.array(z.object({ make: z.string(), models: z.array(z.string()) })) }),
  assumed: 'The reply is not shown.',
})
