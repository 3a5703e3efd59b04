import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What a new password must have. */
export const passwordPolicySchema = z.object({
  minLength: z.int(),
  maxLength: z.optional(z.int()),
  requiresUppercase: z.boolean(),
  requiresLowercase: z.boolean(),
  requiresDigit: z.boolean(),
  requiresSymbol: z.boolean(),
})
export type PasswordPolicy = z.output<typeof passwordPolicySchema>

/** Who is signed in, as the identity API knows them. */
export const identityAccount = endpoint({
  name: 'identityAccount',
  method: 'GET',
  path: '/v1/Account',
  access: 'user',
  data: z.object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    firstName: z.optional(z.nullable(z.string())),
    lastName: z.optional(z.nullable(z.string())),
  }),
  service: 'identity',
  assumed: 'The fields are not shown.',
})

export const passwordPolicy = endpoint({
  name: 'passwordPolicy',
  method: 'GET',
  path: '/v1/PasswordPolicy',
  access: 'guest',
  data: passwordPolicySchema,
  cacheMinutes: 10,
  persisted: true,
  service: 'identity',
  assumed: 'The fields are not shown.',
})
