import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { emailSchema } from './email.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { oneTimeCodeSchema, sentCodeSchema } from './one-time-code.ts'
import { pageQuerySchema } from './paging.ts'
import { personNameSchema, requiredPersonNameSchema } from './person-name.ts'
import { phoneNumberSchema } from './phone-number.ts'
import { zipCodeSchema } from './zip-code.ts'

const text = z.optional(z.nullable(z.string()))

/** Somebody who shops with an account (spec 1 §3). */
export const customerSchema = z.object({
  customerID: idSchema,
  isVerifiedOnline: z.boolean(),
  isLoyalty: z.boolean(),
  preferredLocationID: z.optional(z.nullable(idSchema)),
  preferredFulfillmentMethodID: z.optional(z.nullable(idSchema)),
  zipCode: text,
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  countryCode: text,
  userIdNumber: text,
  profileImageUrl: text,
  dateOfBirth: text,
})
export type Customer = z.output<typeof customerSchema>

/** A coupon that a customer holds. */
export const customerCouponSchema = z.object({
  couponID: idSchema,
  title: z.string(),
  description: text,
  code: text,
  expiresAt: text,
  isApplied: z.optional(z.boolean()),
})
export type CustomerCoupon = z.output<typeof customerCouponSchema>

export const customer = endpoint({
  name: 'customer',
  method: 'GET',
  path: '/v1/Customer',
  access: 'user',
  data: z.nullable(customerSchema),
  assumed: 'Somebody signed in without a customer record gets null.',
})

/** What a customer changes of their own details. */
export const profileSchema = z.strictObject({
  firstName: z.optional(requiredPersonNameSchema),
  lastName: z.optional(requiredPersonNameSchema),
  phoneNumber: z.optional(phoneNumberSchema),
  countryCode: z.optional(z.string().check(z.maxLength(5))),
  zipCode: z.optional(zipCodeSchema),
})

export const updateCustomer = endpoint({
  name: 'updateCustomer',
  method: 'PUT',
  path: '/v1/Customer',
  access: 'customer',
  body: profileSchema,
  data: customerSchema,
  assumed: 'The personal-info dialog saves somewhere; no path is shown.',
})

export const closeAccount = endpoint({
  name: 'closeAccount',
  method: 'DELETE',
  path: '/v1/Customer',
  access: 'customer',
  data: z.boolean(),
  assumed: 'Closing the account is confirmed in a dialog; no path is shown.',
})

export const userInfo = endpoint({
  name: 'userInfo',
  method: 'GET',
  path: '/v1/Customer/UserInfo',
  access: 'user',
  data: z.object({ email: z.string(), hasCustomer: z.boolean(), unreadNotifications: z.int() }),
  assumed: 'The call for user info has no path shown.',
})

export const signUpAsCustomer = endpoint({
  name: 'signUpAsCustomer',
  method: 'POST',
  path: '/v1/Signup',
  access: 'user',
  body: z.strictObject({
    isPolicyAccepted: z.literal(true, { error: 'You must agree to our Terms of Service and Privacy Policy.' }),
    firstName: z.optional(personNameSchema),
    lastName: z.optional(personNameSchema),
    phoneNumber: z.optional(phoneNumberSchema),
    zipCode: z.optional(zipCodeSchema),
    guestCartNumber: z.optional(z.string()),
  }),
  data: customerSchema,
  assumed: 'Sign-up as customer has a body field and no path.',
})

export const signupExists = endpoint({
  name: 'signupExists',
  method: 'GET',
  path: '/v1/Signup/Exist',
  access: 'user',
  data: z.object({ alreadyExist: z.boolean() }),
})

/** Links the record that the store already has of this verified e-mail address. @throws ApiError 404 where it has none */
export const linkExistingCustomer = endpoint({
  name: 'linkExistingCustomer',
  method: 'POST',
  path: '/v1/Signup/Exist',
  access: 'user',
  body: z.strictObject({
    isPolicyAccepted: z.literal(true, { error: 'You must agree to our Terms of Service and Privacy Policy.' }),
  }),
  data: customerSchema,
  assumed: 'The POST form is named only.',
})

/** The answer is the same whether the address is known or not. */
export const requestInquiryOtp = endpoint({
  name: 'requestInquiryOtp',
  method: 'POST',
  path: '/v1/Customer/CustomerInquiry/Otp',
  access: 'guest',
  body: z.strictObject({ email: emailSchema }),
  data: sentCodeSchema,
  assumed: 'The body is not shown.',
})

export const customerInquiry = endpoint({
  name: 'customerInquiry',
  method: 'POST',
  path: '/v1/Customer/CustomerInquiry',
  access: 'guest',
  body: z.strictObject({ email: emailSchema, otp: oneTimeCodeSchema }),
  data: z.object({ isVerified: z.boolean(), customerID: z.optional(z.nullable(idSchema)) }),
  assumed: 'The body is not shown but for its one-time code.',
})

export const setPreferredLocation = endpoint({
  name: 'setPreferredLocation',
  method: 'PUT',
  path: '/v1/Customer/Location/SetPreferred',
  access: 'customer',
  body: z.strictObject({ locationId: idSchema, fulfillmentMethodId: idSchema }),
  data: z.boolean(),
})

export const customerCoupons = endpoint({
  name: 'customerCoupons',
  method: 'GET',
  path: '/v1/Customer/Coupons',
  access: 'customer',
  query: z.object({ locationID: idSchema, ...pageQuerySchema.shape }),
  data: z.object({ items: z.array(customerCouponSchema) }),
})

export const redeemableDollars = endpoint({
  name: 'redeemableDollars',
  method: 'GET',
  path: '/v1/Customer/TotalRedeemableDollars',
  access: 'customer',
  data: z.object({ totalRedeemedDollars: amountSchema }),
})

/** Signs the customer in to the loyalty company's frame: a token for that alone, for minutes (T38). */
export const loyaltyToken = endpoint({
  name: 'loyaltyToken',
  method: 'POST',
  path: '/v1/Customer/LoyaltyToken',
  access: 'customer',
  data: z.object({
    token: z.string(),
    /** ISO instant */
    expiresAt: z.string(),
  }),
  assumed: 'How the frame is signed in is not shown.',
})
