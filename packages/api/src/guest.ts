import * as z from 'zod/mini'
import { sessionIdSchema } from './age-verification.ts'
import { dateOfBirthSchema } from './date-of-birth.ts'
import { emailSchema } from './email.ts'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { oneTimeCodeSchema, sentCodeSchema } from './one-time-code.ts'
import { orderNumberSchema } from './order-number.ts'
import { requiredPersonNameSchema } from './person-name.ts'
import { phoneNumberSchema } from './phone-number.ts'

const guestNames = { firstName: requiredPersonNameSchema, lastName: requiredPersonNameSchema, email: emailSchema }

export const requestGuestOtp = endpoint({
  name: 'requestGuestOtp',
  method: 'POST',
  path: '/v1/Cart/Guest/Otp',
  access: 'guest',
  body: z.strictObject({ ...guestNames, orderNumber: z.optional(orderNumberSchema) }),
  data: sentCodeSchema,
  assumed: 'The body is not shown.',
})

export const verifyGuestOtp = endpoint({
  name: 'verifyGuestOtp',
  method: 'POST',
  path: '/v1/Cart/Guest/Otp/Verify',
  access: 'guest',
  body: z.strictObject({
    ...guestNames,
    phone: z.optional(phoneNumberSchema),
    otp: oneTimeCodeSchema,
    orderNumber: z.optional(orderNumberSchema),
  }),
  data: z.object({ isVerified: z.boolean(), customerID: z.optional(z.nullable(idSchema)) }),
})

/** The guest that this shopper has verified; nobody else's. */
export const guestCustomer = endpoint({
  name: 'guestCustomer',
  method: 'GET',
  path: '/v1/Cart/Guest/Customer/:id',
  access: 'guest',
  params: z.object({ id: idSchema }),
  data: z.object({
    customerID: idSchema,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.optional(z.nullable(z.string())),
  }),
})

export const verifyGuestAge = endpoint({
  name: 'verifyGuestAge',
  method: 'POST',
  path: '/v1/Cart/Guest/Age/Verify',
  access: 'guest',
  query: z.object({ orderNumber: orderNumberSchema }),
  body: z.strictObject({
    firstName: requiredPersonNameSchema,
    lastName: requiredPersonNameSchema,
    dob: z.optional(dateOfBirthSchema),
    /** A check of the caller's own to be ended; without one the call tells whether an earlier proof counts. */
    sessionId: z.optional(sessionIdSchema),
  }),
  data: z.object({ isVerified: z.boolean() }),
  assumed: 'The body is not shown.',
})
