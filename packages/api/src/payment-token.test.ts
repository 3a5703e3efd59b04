import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { hasCardNumber, paymentTokenSchema } from './payment-token.ts'

describe('T61 card data', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'card 4111 1111 1111 1111 12/28',
    '4111 1111 1111 1111 123',
    '378282246310005',
    '{"note":"6011111111111117"}',
  ])('is found in %s', (text) => {
    expect(hasCardNumber(text)).toBe(true)
  })

  it.each([
    '4111111111111112',
    '(555)-123-4567',
    '00000000-0000-0000-0000-000000000000',
    '41111111-1111-4111-8111-111111111111',
    'tok_8f3a9c2d',
    '411111111111',
    '',
  ])('is not seen in %s', (text) => {
    expect(hasCardNumber(text)).toBe(false)
  })

  it.each([
    ['tok_8f3a9c2d11', true],
    ['4111111111111111', false],
    ['4111-1111-1111-1111', false],
    ['tok_4111111111111111', false],
    ['short', false],
  ])('as a payment token %s is taken: %s', (token, isTaken) => {
    expect(z.safeParse(paymentTokenSchema, token).success).toBe(isTaken)
  })
})
