import * as z from 'zod/mini'
import { dateOfBirthSchema } from './date-of-birth.ts'
import { endpoint } from './endpoint.ts'
import { requiredPersonNameSchema } from './person-name.ts'

/** Names a check at the identity provider. */
export const sessionIdSchema = z.string().check(z.regex(/^[\w-]{8,100}$/))

const personSchema = z.object({
  firstName: z.optional(z.nullable(z.string())),
  lastName: z.optional(z.nullable(z.string())),
  dob: z.optional(z.nullable(z.string())),
})

/** What the provider found, and what the shopper had said (spec 1 §3). */
export const ageVerificationStatusSchema = z.object({
  isVerified: z.boolean(),
  personalInfo: z.optional(z.nullable(personSchema)),
  preFillInformation: z.optional(z.nullable(personSchema)),
})
export type AgeVerificationStatus = z.output<typeof ageVerificationStatusSchema>

const bySession = z.object({ sessionId: sessionIdSchema })

export const startAgeVerification = endpoint({
  name: 'startAgeVerification',
  method: 'POST',
  path: '/v1/AgeVerification',
  access: 'guest',
  body: z.strictObject({
    firstName: requiredPersonNameSchema,
    lastName: requiredPersonNameSchema,
    dob: dateOfBirthSchema,
  }),
  data: z.object({ sessionId: z.string(), widgetURL: z.optional(z.nullable(z.string())) }),
  assumed: 'Where the widget lives is not shown.',
})

export const ageVerificationStatus = endpoint({
  name: 'ageVerificationStatus',
  method: 'GET',
  path: '/v1/AgeVerification/Session/Status/:sessionId',
  access: 'guest',
  params: bySession,
  data: ageVerificationStatusSchema,
})

export const completeAgeVerification = endpoint({
  name: 'completeAgeVerification',
  method: 'POST',
  path: '/v1/AgeVerification/Complete/:sessionId',
  access: 'guest',
  params: bySession,
  query: z.object({ isInfoMismatched: z.optional(z.boolean()) }),
  data: z.object({ isVerified: z.boolean() }),
})

/** Gives a guest's check to the customer who signed in; the header `AVSessionID` names it. */
export const mapAgeVerification = endpoint({
  name: 'mapAgeVerification',
  method: 'POST',
  path: '/v1/AgeVerification/Map',
  access: 'customer',
  body: z.strictObject({ sessionId: sessionIdSchema }),
  data: z.object({ isVerifiedOnline: z.boolean() }),
  assumed: 'The body is not shown.',
})
