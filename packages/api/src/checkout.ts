import * as z from 'zod/mini'
import { addressInputSchema } from './address.ts'
import { cartDetailSchema } from './cart-detail.ts'
import { dateOfBirthSchema } from './date-of-birth.ts'
import { emailSchema } from './email.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { amountSchema, chosenAmountSchema } from './money.ts'
import { orderNumberSchema } from './order-number.ts'
import { personNameSchema, requiredPersonNameSchema } from './person-name.ts'
import { phoneNumberSchema } from './phone-number.ts'

const cartQuery = z.object({ orderNumber: z.optional(orderNumberSchema) })

/** Who fetches the order; the second person may be left out (spec 2 §3). */
export const pickupInfoSchema = z.strictObject({
  fulfillmentMethodID: idSchema,
  primaryUserFirstName: requiredPersonNameSchema,
  primaryUserLastName: requiredPersonNameSchema,
  pickUpByPhone1: z.optional(phoneNumberSchema),
  pickUpByEmail1: z.optional(emailSchema),
  pickupByDOB1: z.optional(dateOfBirthSchema),
  alternateUserFirstName: z.optional(personNameSchema),
  alternateUserLastName: z.optional(personNameSchema),
  pickUpByPhone2: z.optional(phoneNumberSchema),
  pickUpByEmail2: z.optional(emailSchema),
  pickupByDOB2: z.optional(dateOfBirthSchema),
  orderNumber: z.optional(orderNumberSchema),
})
export type PickupInfo = z.output<typeof pickupInfoSchema>

/** A way to ship with its price. */
export const shippingRateSchema = z.object({
  rateID: idSchema,
  /** The way of receiving that it is for. */
  fulfillmentMethodID: z.optional(idSchema),
  name: z.string(),
  description: z.optional(z.nullable(z.string())),
  amount: amountSchema,
  estimatedDays: z.optional(z.nullable(z.int())),
  isDefault: z.optional(z.boolean()),
})
export type ShippingRate = z.output<typeof shippingRateSchema>

/**
 * A gift card and how much of it pays, all that it has unless said otherwise. An external card is named by its number,
 * and by its id once it pays for the cart.
 */
export const giftCardPaymentSchema = z.strictObject({
  giftCardID: z.optional(idSchema),
  giftCardNumber: z.optional(z.string().check(z.maxLength(30))),
  redeemAmount: z.optional(chosenAmountSchema),
})
export type GiftCardPayment = z.output<typeof giftCardPaymentSchema>

export const setPickupInfo = endpoint({
  name: 'setPickupInfo',
  method: 'PUT',
  path: '/v1/Cart/PickupInfo',
  access: 'guest',
  body: pickupInfoSchema,
  data: z.boolean(),
})

export const setOrderAddress = endpoint({
  name: 'setOrderAddress',
  method: 'PUT',
  path: '/v1/Cart/OrderAddress',
  access: 'guest',
  body: z.strictObject({
    fulfillmentMethodID: idSchema,
    /** A kept address, or one typed for this order. The other choices may be made before it. */
    customerAddressesID: z.optional(idSchema),
    address: z.optional(addressInputSchema),
    deliveryInstruction: z.optional(z.string().check(z.maxLength(500))),
    isContactlessDelivery: z.optional(z.boolean()),
    shippingRateID: z.optional(idSchema),
    orderNumber: z.optional(orderNumberSchema),
  }),
  data: cartDetailSchema,
  assumed: 'The body is not shown.',
})

export const setOrderPayments = endpoint({
  name: 'setOrderPayments',
  method: 'PUT',
  path: '/v1/Cart/OrderPayments',
  access: 'guest',
  body: z.strictObject({
    paymentMethodId: z.optional(idSchema),
    giftCards: z.optional(z.array(giftCardPaymentSchema).check(z.maxLength(10))),
    isPayAtStore: z.optional(z.boolean()),
    orderNumber: z.optional(orderNumberSchema),
  }),
  data: cartDetailSchema,
  assumed: 'Only the payment method id is shown; gift cards used at checkout are ours.',
})

export const setTip = endpoint({
  name: 'setTip',
  method: 'POST',
  path: '/v1/Cart/tip',
  access: 'guest',
  body: z.strictObject({
    tipAmount: chosenAmountSchema,
    shippingRateID: z.optional(idSchema),
    orderNumber: z.optional(orderNumberSchema),
  }),
  data: cartDetailSchema,
  assumed: 'The body is not shown.',
})

export const shippingRates = endpoint({
  name: 'shippingRates',
  method: 'GET',
  path: '/v1/Cart/Shipping/Rates',
  access: 'guest',
  query: cartQuery,
  data: z.object({ rates: z.array(shippingRateSchema) }),
})

export const deliveryRate = endpoint({
  name: 'deliveryRate',
  method: 'GET',
  path: '/v1/Cart/Delivery/Rate',
  access: 'guest',
  query: cartQuery,
  data: z.object({ amount: amountSchema, isWarehouse: z.boolean() }),
  assumed: 'The reply is not shown.',
})
