import { describe, expect, it } from 'vitest'
import { hasCardNumber } from './card-number.ts'

describe('T61 the number of a card', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    '4111_1111_1111_1111',
    '4111 – 1111 – 1111 – 1111',
    '4111\u00A01111\u00A01111\u00A01111',
    '４１１１１１１１１１１１１１１１',
    'pay with 5555555555554444 please',
    'card 4111 1111 1111 1111 12/28',
    '4111 1111 1111 1111 123',
    'No. 2 4111 1111 1111 1111',
    '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
    '2223003122003222',
    '378282246310005',
    '3782 822463 10005',
    '30569309025904',
    '3530111333300000',
    '6011111111111117',
    '6200000000000005',
    '6759649826438453',
    '{"note":"6011111111111117"}',
  ])('is found in %s', (text) => {
    expect(hasCardNumber(text)).toBe(true)
  })

  it.each([
    '4111111111111112',
    '411111111111',
    '9000111122223333',
    '(555)-123-4567',
    'Call 317-555-0142 317-555-0147 60614',
    '41.878113600000042',
    '1763884800000',
    '2026-11-23 10:00 2026-11-24',
    '00000000-0000-0000-0000-000000000000',
    '41111111-1111-4111-8111-111111111111',
    'tok_8f3a9c2d',
    'Order 100042',
    '',
  ])('is not seen in %s', (text) => {
    expect(hasCardNumber(text)).toBe(false)
  })

  it('is looked for in a text of many groups within a moment', () => {
    const since = performance.now()
    expect(hasCardNumber('4 '.repeat(50_000))).toBe(false)
    expect(performance.now() - since).toBeLessThan(1000)
  })
})
