import * as z from 'zod/mini'
import { cartDetailSchema } from './cart-detail.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { INSTRUCTION_LENGTH } from './instruction.ts'
import { chosenAmountSchema } from './money.ts'
import { orderNumberSchema } from './order-number.ts'
import { orderLineTypeSchema } from './product-kind.ts'
import { quantitySchema } from './quantity.ts'
import { zipCodeSchema } from './zip-code.ts'

/** A product with the quantity its line will have; 0 removes the line. */
export const cartProductInputSchema = z.strictObject({
  productId: idSchema,
  qty: quantitySchema,
  /**
   * Names the line where one product has several (other variant, amount or frequency). With an
   * `orderLineItemOrderType` it becomes one of that kind: 1 in the rhythm of `frequency`, 0 once; with a
   * `productVariantValueID` that variant of `productId`, with a `giftCardAmount` a gift card of that amount. Where the
   * cart has such a line already they become one, and `snapshotID` of the answer brings back what was there. A line
   * that is such a one by now stays as it is.
   */
  orderLineItemID: z.optional(idSchema),
  productVariantValueID: z.optional(idSchema),
  instruction: z.optional(z.string().check(z.maxLength(INSTRUCTION_LENGTH))),
  orderLineItemOrderType: z.optional(orderLineTypeSchema),
  giftCardAmount: z.optional(chosenAmountSchema),
  frequency: z.optional(z.string().check(z.maxLength(50))),
})
export type CartProductInput = z.output<typeof cartProductInputSchema>

const saveBody = z.strictObject({
  fulfillmentMethodId: idSchema,
  products: z.array(cartProductInputSchema).check(z.minLength(1), z.maxLength(100)),
  locationID: z.optional(idSchema),
  zipCode: z.optional(zipCodeSchema),
  orderNumber: z.optional(orderNumberSchema),
  slotBookingID: z.optional(idSchema),
})

/** A guest names the cart; a customer has one and sends nothing (spec 2 §4). */
const cartQuery = z.object({ orderNumber: z.optional(orderNumberSchema) })

export const cartOrderNumber = endpoint({
  name: 'cartOrderNumber',
  method: 'GET',
  path: '/v1/Cart/GetOrderNumber',
  access: 'guest',
  query: z.extend(cartQuery, { shippingRateID: z.optional(idSchema) }),
  data: z.object({ orderNumber: z.nullable(z.string()) }),
})

/**
 * The cart as it is now. Somebody who has just signed in takes the guest's cart over by reading with the guest's
 * `orderNumber` and, as proof, the guest's own token in the header `x-guest-token`: quantities are added up as far as
 * limits and stock reach, once, and the guest's number answers CRT_0002 from then on. A cart whose guest has proven
 * another e-mail address stays where it is; the answer is the own cart in both cases. What the guest has saved for later
 * comes along by the token alone.
 */
export const cartDetail = endpoint({
  name: 'cartDetail',
  method: 'GET',
  path: '/v2/Cart',
  access: 'guest',
  query: z.extend(cartQuery, { shippingRateID: z.optional(idSchema), locationID: z.optional(idSchema) }),
  data: cartDetailSchema,
  assumed: 'The documents never show how the cart is read.',
})

export const saveCartV1 = endpoint({
  name: 'saveCartV1',
  method: 'POST',
  path: '/v1/Cart',
  access: 'guest',
  body: saveBody,
  data: cartDetailSchema,
})

export const saveCart = endpoint({
  name: 'saveCart',
  method: 'POST',
  path: '/v2/Cart',
  access: 'guest',
  body: saveBody,
  data: cartDetailSchema,
})

export const removeCartItem = endpoint({
  name: 'removeCartItem',
  method: 'DELETE',
  path: '/v2/Cart/:orderItemId',
  access: 'guest',
  params: z.object({ orderItemId: idSchema }),
  query: cartQuery,
  data: cartDetailSchema,
})

export const emptyCart = endpoint({
  name: 'emptyCart',
  method: 'DELETE',
  path: '/v1/Cart/Empty/:cartNumber',
  access: 'guest',
  params: z.object({ cartNumber: orderNumberSchema }),
  query: z.object({ locationID: z.optional(idSchema) }),
  data: cartDetailSchema,
  assumed: 'The reply is not shown: the empty cart, with the `snapshotID` that brings its lines back.',
})

/**
 * Brings back what was taken out of the own cart, a line as it was before it became another one, what the cart was
 * before it was emptied, or the whole of it from before it moved to another store: once, for 30 minutes. A line that was taken out alone goes by its own `orderLineItemID`. Lines
 * that are not sold any more are left out, quantities stay within limits and stock; `adjustments` says where.
 */
export const restoreCart = endpoint({
  name: 'restoreCart',
  method: 'POST',
  path: '/v1/Cart/Restore',
  access: 'guest',
  body: z.strictObject({ snapshotID: idSchema, orderNumber: z.optional(orderNumberSchema) }),
  data: cartDetailSchema,
  assumed: 'The documents have no such call.',
})

export const removeCartItems = endpoint({
  name: 'removeCartItems',
  method: 'DELETE',
  path: '/v1/Cart/Remove',
  access: 'guest',
  query: cartQuery,
  body: z.array(idSchema).check(z.minLength(1), z.maxLength(500)),
  data: cartDetailSchema,
})

export const alreadySubscribedProducts = endpoint({
  name: 'alreadySubscribedProducts',
  method: 'GET',
  path: '/v1/Cart/GetAlreadySubscribeProducts',
  access: 'customer',
  query: cartQuery,
  data: z.object({ items: z.array(z.object({ productID: idSchema, subscriptionID: idSchema, title: z.string() })) }),
  assumed: 'The query and the reply are not shown.',
})
