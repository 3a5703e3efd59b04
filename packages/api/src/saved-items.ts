import * as z from 'zod/mini'
import { cartDetailSchema } from './cart-detail.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { orderNumberSchema } from './order-number.ts'
import { orderLineTypeSchema } from './product-kind.ts'
import { zipCodeSchema } from './zip-code.ts'

/** Something that the shopper means to buy another time, with its price and stock of now. */
export const savedItemSchema = z.object({
  savedID: idSchema,
  productId: idSchema,
  title: z.string(),
  seoName: z.string(),
  profileImage: z.optional(z.nullable(z.string())),
  imageAlt: z.optional(z.nullable(z.string())),
  sizeText: z.optional(z.nullable(z.string())),
  /** `Size: Large` */
  variantText: z.optional(z.nullable(z.string())),
  /** of one, today; none where it is sold no more */
  price: z.nullable(amountSchema),
  regularPrice: z.optional(z.nullable(amountSchema)),
  qty: z.int(),
  orderLineItemOrderType: orderLineTypeSchema,
  giftCardAmount: z.optional(z.nullable(amountSchema)),
  /** `Every 2 weeks` */
  frequencyText: z.optional(z.nullable(z.string())),
  instruction: z.optional(z.nullable(z.string())),
  isSold: z.boolean(),
  isinstock: z.boolean(),
  hasAgeRestriction: z.optional(z.boolean()),
})
export type SavedItem = z.output<typeof savedItemSchema>

const savedData = z.object({ items: z.array(savedItemSchema) })
const OURS = 'The documents have no saving for later.'

/** The newest first. What is saved belongs to the shopper; a guest's goes to the customer at sign-in, as the cart does. */
export const savedItems = endpoint({
  name: 'savedItems',
  method: 'GET',
  path: '/v1/Cart/Saved',
  access: 'guest',
  query: z.object({ locationID: z.optional(idSchema) }),
  data: savedData,
  assumed: OURS,
})

/** Takes a line out of the cart and keeps it with quantity, kind and note. 409 CRT_SAVED_FULL beyond 100. */
export const saveForLater = endpoint({
  name: 'saveForLater',
  method: 'POST',
  path: '/v1/Cart/Saved',
  access: 'guest',
  body: z.strictObject({ orderLineItemID: idSchema, orderNumber: z.optional(orderNumberSchema) }),
  data: cartDetailSchema,
  assumed: OURS,
})

/**
 * Puts a saved line into the cart, on top of what is there of it and as far as limits and stock reach (`adjustments`).
 * Refused like any line that is put into the cart; it stays saved then.
 */
export const moveToCart = endpoint({
  name: 'moveToCart',
  method: 'POST',
  path: '/v1/Cart/Saved/MoveToCart',
  access: 'guest',
  body: z.strictObject({
    savedID: idSchema,
    fulfillmentMethodId: idSchema,
    locationID: z.optional(idSchema),
    zipCode: z.optional(zipCodeSchema),
    orderNumber: z.optional(orderNumberSchema),
  }),
  data: cartDetailSchema,
  assumed: OURS,
})

export const removeSaved = endpoint({
  name: 'removeSaved',
  method: 'DELETE',
  path: '/v1/Cart/Saved/:savedID',
  access: 'guest',
  params: z.object({ savedID: idSchema }),
  data: z.boolean(),
  assumed: OURS,
})
