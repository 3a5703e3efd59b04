import * as z from 'zod/mini'
import { emailSchema } from './email.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { requiredPersonNameSchema } from './person-name.ts'
import { phoneNumberSchema } from './phone-number.ts'
import { zipCodeSchema } from './zip-code.ts'

/** 0 shipping, 1 billing (spec 1 §3). */
export const AddressType = { Shipping: 0, Billing: 1 } as const
export const addressTypeSchema = z.literal([0, 1])
export type AddressType = z.output<typeof addressTypeSchema>

const required = z.string().check(z.minLength(1, { error: 'Field is Required.' }), z.maxLength(100))

/** An address as a form sends it. */
export const addressInputSchema = z.strictObject({
  firstName: z.optional(requiredPersonNameSchema),
  lastName: z.optional(requiredPersonNameSchema),
  phone: z.optional(phoneNumberSchema),
  email: z.optional(emailSchema),
  line1: required,
  line2: z.optional(z.string().check(z.maxLength(100))),
  city: required,
  state: required,
  zip: zipCodeSchema,
  country: z.optional(z.string().check(z.maxLength(60))),
})
export type AddressInput = z.output<typeof addressInputSchema>

/** Where something went or goes: what orders and carts keep of an address. */
export const postalAddressSchema = z.object({
  firstName: z.optional(z.nullable(z.string())),
  lastName: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  line1: z.string(),
  line2: z.optional(z.nullable(z.string())),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.optional(z.nullable(z.string())),
})
export type PostalAddress = z.output<typeof postalAddressSchema>

/** An address that a customer keeps. */
export const addressSchema = z.extend(postalAddressSchema, {
  addressId: idSchema,
  customerAddressesID: idSchema,
  isDefault: z.boolean(),
  type: addressTypeSchema,
})
export type Address = z.output<typeof addressSchema>

const addressBody = z.strictObject({
  ...addressInputSchema.shape,
  type: addressTypeSchema,
  isDefault: z.optional(z.boolean()),
})
const savedAddress = z.object({ address: addressSchema, deletedAddressId: z.optional(z.nullable(idSchema)) })
const addressParams = z.object({ customerAddressesID: idSchema })

export const addressList = endpoint({
  name: 'addressList',
  method: 'GET',
  path: '/v1/Customer/Address/',
  access: 'customer',
  query: z.object({
    DisablePaging: z.optional(z.boolean()),
    global: z.optional(z.boolean()),
    addressType: z.optional(addressTypeSchema),
  }),
  data: z.object({ items: z.array(addressSchema) }),
})

export const createAddress = endpoint({
  name: 'createAddress',
  method: 'POST',
  path: '/v1/Customer/Address/',
  access: 'customer',
  body: addressBody,
  data: savedAddress,
})

export const updateAddress = endpoint({
  name: 'updateAddress',
  method: 'PUT',
  path: '/v1/Customer/Address/:customerAddressesID',
  access: 'customer',
  params: addressParams,
  body: addressBody,
  data: savedAddress,
})

export const deleteAddress = endpoint({
  name: 'deleteAddress',
  method: 'DELETE',
  path: '/v1/Customer/Address/:customerAddressesID',
  access: 'customer',
  params: addressParams,
  data: z.boolean(),
})

export const setDefaultAddress = endpoint({
  name: 'setDefaultAddress',
  method: 'PUT',
  path: '/v1/Customer/Address/UpdateDefaultAddress',
  access: 'customer',
  body: z.strictObject({ customerAddressId: idSchema }),
  data: z.boolean(),
})
