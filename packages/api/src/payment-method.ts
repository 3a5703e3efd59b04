import * as z from 'zod/mini'
import { addressInputSchema, postalAddressSchema } from './address.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { paymentTokenSchema } from './payment-token.ts'

/** Brands with a logo; every other one is `other` (spec 2 §3). */
export const cardBrandSchema = z.enum(['discover', 'amex', 'visa', 'mastercard', 'other'])
export type CardBrand = z.output<typeof cardBrandSchema>

/** A card that a customer keeps. */
export const paymentMethodSchema = z.object({
  paymentMethodId: idSchema,
  isDefault: z.boolean(),
  brand: cardBrandSchema,
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  isExpired: z.optional(z.boolean()),
  nameOnCard: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(z.extend(postalAddressSchema, { id: z.optional(idSchema) }))),
})
export type PaymentMethod = z.output<typeof paymentMethodSchema>

const methodParams = z.object({ paymentMethodId: idSchema })

export const paymentMethodList = endpoint({
  name: 'paymentMethodList',
  method: 'GET',
  path: '/v1/PaymentMethod',
  access: 'customer',
  query: z.object({ global: z.optional(z.boolean()), locationID: z.optional(idSchema) }),
  data: z.object({ items: z.array(paymentMethodSchema) }),
})

export const createPaymentMethod = endpoint({
  name: 'createPaymentMethod',
  method: 'POST',
  path: '/v1/PaymentMethod',
  access: 'customer',
  body: z.strictObject({
    token: paymentTokenSchema,
    isDefault: z.optional(z.boolean()),
    customerAddressId: z.optional(idSchema),
    billingAddress: z.optional(addressInputSchema),
    locationID: z.optional(idSchema),
  }),
  data: paymentMethodSchema,
  assumed: 'Card fields are not shown; the provider keeps them, we take its token.',
})

export const deletePaymentMethod = endpoint({
  name: 'deletePaymentMethod',
  method: 'DELETE',
  path: '/v1/PaymentMethod/:paymentMethodId',
  access: 'customer',
  params: methodParams,
  data: z.boolean(),
})

export const setDefaultPaymentMethod = endpoint({
  name: 'setDefaultPaymentMethod',
  method: 'PUT',
  path: '/v1/PaymentMethod/SetDefault',
  access: 'customer',
  body: z.strictObject({ paymentMethodId: idSchema }),
  data: z.boolean(),
})

export const setBillingAddress = endpoint({
  name: 'setBillingAddress',
  method: 'PUT',
  path: '/v1/PaymentMethod/BillingAddress/:paymentMethodId',
  access: 'customer',
  params: methodParams,
  body: z.strictObject({ customerAddressId: idSchema, customerID: z.optional(idSchema) }),
  data: z.boolean(),
})

/** Exchanges the hosted field's token for one that can be charged later. */
export const tokenizeCard = endpoint({
  name: 'tokenizeCard',
  method: 'POST',
  path: '/v1/PaymentGateway/usaepay/tokenize/:locationID',
  access: 'guest',
  params: z.object({ locationID: idSchema }),
  body: z.strictObject({ token: paymentTokenSchema }),
  data: z.object({
    token: z.string(),
    brand: cardBrandSchema,
    last4: z.string(),
    expiryMonth: z.int(),
    expiryYear: z.int(),
  }),
  assumed: 'Card info is not shown; only tokens of the provider are taken.',
})
