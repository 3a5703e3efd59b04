import * as z from 'zod/mini'
import { addressInputSchema } from './address.ts'
import { giftCardPaymentSchema } from './checkout.ts'
import { emailSchema } from './email.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { chosenAmountSchema } from './money.ts'
import { orderNumberSchema } from './order-number.ts'
import { paymentTokenSchema } from './payment-token.ts'
import { requiredPersonNameSchema } from './person-name.ts'
import { phoneNumberSchema } from './phone-number.ts'

/** Who a guest is and how the store reaches them. Whose order it is the token says, and nothing of this. */
export const guestContactSchema = z.strictObject({
  firstName: requiredPersonNameSchema,
  lastName: requiredPersonNameSchema,
  email: emailSchema,
  phone: z.optional(phoneNumberSchema),
  /** Sent by pages that were loaded before a release; nobody reads it. */
  customerID: z.optional(idSchema),
})
export type GuestContact = Omit<z.output<typeof guestContactSchema>, 'customerID'>

const fulfillmentInput = z.strictObject({
  fulfillmentMethodID: idSchema,
  pickupPerson: z.optional(z.string().check(z.maxLength(100))),
  addressID: z.optional(idSchema),
  slotBookingID: z.optional(idSchema),
  shippingRateID: z.optional(idSchema),
  deliveryInstruction: z.optional(z.string().check(z.maxLength(500))),
  isContactlessDelivery: z.optional(z.boolean()),
})

/** 2 means auto-ship (spec 2 §3). */
const subscriptionInput = z.strictObject({
  orderLineItemID: idSchema,
  productID: idSchema,
  subscriptionOption: z.int(),
  frequency: z.optional(z.string()),
})

/** The order parameters of spec 2 §3 with what a guest and the payment need. */
export const placeOrderBodySchema = z.strictObject({
  orderNumber: z.optional(orderNumberSchema),
  /** A kept card, or the token of one typed for this order. */
  paymentMethodID: z.optional(idSchema),
  paymentToken: z.optional(paymentTokenSchema),
  /** Whose address a typed card is known by; a kept one has its own. */
  billingAddress: z.optional(addressInputSchema),
  isPayAtStore: z.optional(z.boolean()),
  giftCards: z.optional(z.array(giftCardPaymentSchema).check(z.maxLength(10))),
  orderFulfillments: z.array(fulfillmentInput).check(z.minLength(1), z.maxLength(10)),
  subscriptionDetails: z.optional(z.array(subscriptionInput)),
  tipAmount: z.optional(chosenAmountSchema),
  isAcknowledgeAccepted: z.boolean(),
  guest: z.optional(guestContactSchema),
  /** What the shopper was shown; an order that would cost otherwise is refused. */
  expectedTotal: chosenAmountSchema,
})
export type PlaceOrderBody = z.output<typeof placeOrderBodySchema>

export const placeOrder = endpoint({
  name: 'placeOrder',
  method: 'POST',
  path: '/v1/Cart/PlaceOrder',
  access: 'guest',
  body: placeOrderBodySchema,
  data: z.object({ orderNumber: z.string(), orderID: idSchema }),
  idempotent: true,
  assumed: 'Contact, token, billing address and expected total are ours.',
})
