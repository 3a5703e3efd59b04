import * as z from 'zod/mini'
import { dateOfBirthSchema } from './date-of-birth.ts'
import { endpoint } from './endpoint.ts'
import { requiredPersonNameSchema } from './person-name.ts'

/** Names a check at the store. */
export const sessionIdSchema = z.string().check(z.regex(/^[\w-]{8,100}$/))

/** `dob` is MM/DD/YYYY. */
const personSchema = z.object({
  firstName: z.optional(z.nullable(z.string())),
  lastName: z.optional(z.nullable(z.string())),
  dob: z.optional(z.nullable(z.string())),
})

/** What the provider found, and what the shopper had said (spec 1 §3). */
export const ageVerificationStatusSchema = z.object({
  /** The provider says so, or this session's completion did. */
  isVerified: z.boolean(),
  /**
   * `pending`: the provider's page is not finished, open it again; `verified`, `failed`: finished, to be completed;
   * `completed`: done, and nothing personal is left to show.
   */
  state: z.optional(z.enum(['pending', 'verified', 'failed', 'completed'])),
  /** Opens the provider's page again while the check is pending. */
  providerSessionID: z.optional(z.nullable(z.string())),
  personalInfo: z.optional(z.nullable(personSchema)),
  preFillInformation: z.optional(z.nullable(personSchema)),
})
export type AgeVerificationStatus = z.output<typeof ageVerificationStatusSchema>

const bySession = z.object({ sessionId: sessionIdSchema })

/** Answers 429 to whoever starts too many, 503 `AGE_CHECK_UNREACHABLE` while the provider is out of reach. */
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
  data: z.object({
    /** The store's name of the check: every other call wants this one. */
    sessionId: z.string(),
    /** The provider's name of it: what its widget opens. */
    providerSessionID: z.string(),
    /** Absent: the widget is at its standard place (`AGE_CHECK_WIDGET_PATH`). */
    widgetURL: z.optional(z.nullable(z.string())),
  }),
  assumed: 'Where the widget lives is not shown, nor what it is given.',
})

/** Shown to its subject alone, until it is completed or has expired; 404 `AGE_SESSION_NOT_FOUND` otherwise. */
export const ageVerificationStatus = endpoint({
  name: 'ageVerificationStatus',
  method: 'GET',
  path: '/v1/AgeVerification/Session/Status/:sessionId',
  access: 'guest',
  params: bySession,
  data: ageVerificationStatusSchema,
})

/**
 * Ends the check for good, also one that the shopper gave up: what the provider has not verified by now is not verified.
 * A repetition tells what was decided. 503 `AGE_CHECK_UNREACHABLE` changes nothing: ask again.
 */
export const completeAgeVerification = endpoint({
  name: 'completeAgeVerification',
  method: 'POST',
  path: '/v1/AgeVerification/Complete/:sessionId',
  access: 'guest',
  params: bySession,
  query: z.object({ isInfoMismatched: z.optional(z.boolean()) }),
  data: z.object({ isVerified: z.boolean() }),
})

/**
 * Gives a guest's completed check to the customer who signed in; the header `AVSessionID` names it, and `X-Guest-Token`
 * proves, as when carts are merged, that it was this browser's. Works once for each check.
 */
export const mapAgeVerification = endpoint({
  name: 'mapAgeVerification',
  method: 'POST',
  path: '/v1/AgeVerification/Map',
  access: 'customer',
  body: z.strictObject({ sessionId: sessionIdSchema }),
  data: z.object({ isVerifiedOnline: z.boolean() }),
  assumed: 'The body is not shown.',
})
