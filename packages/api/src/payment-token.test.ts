import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { paymentTokenSchema } from './payment-token.ts'

it.each([
  ['tok_8f3a9c2d11', true],
  ['4111111111111111', false],
  ['4111-1111-1111-1111', false],
  ['tok_4111111111111111', false],
  ['short', false],
])('T61 as a payment token %s is taken: %s', (token, isTaken) => {
  expect(z.safeParse(paymentTokenSchema, token).success).toBe(isTaken)
})
