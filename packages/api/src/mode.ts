import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Exactly four digits (spec 1 §5). */
export const betaCodeSchema = z.string().check(z.regex(/^\d{4}$/))

export const verifyTestPassword = endpoint({
  name: 'verifyTestPassword',
  method: 'POST',
  path: '/v1/Mode/Test',
  access: 'guest',
  body: z.strictObject({ accessCode: z.string().check(z.minLength(1), z.maxLength(200)) }),
  data: z.boolean(),
})

export const verifyBetaCode = endpoint({
  name: 'verifyBetaCode',
  method: 'POST',
  path: '/v1/Mode/Beta',
  access: 'guest',
  body: z.strictObject({ accessCode: betaCodeSchema }),
  data: z.boolean(),
})
