import { describe, expect, it } from 'vitest'
import { hasCardNumber, holdsCardNumber } from './card-number.ts'

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
    '9792012345678906',
    'token=tok_4111111111111111',
    '7012345678901232',
    '7012 3456 7890 1232.',
    '7012-3456-7890-1232-12',
    '8112345678901239',
    '122000000000003',
    '1220-000000-00003',
    '100000000000000008',
    '1234567890123456793',
  ])('is found in %s', (text) => {
    expect(hasCardNumber(text)).toBe(true)
  })

  it.each([
    '4111111111111112',
    '411111111111',
    '9000111122223333',
    '9112345678901237',
    '036000291025',
    '0700000000047',
    '5901234123440',
    '10614141000477',
    '0110614141000401',
    '1763884800006',
    '3175550142 60609',
    '41.878113600000004',
    '7012345678901233',
    'tok_7012345678901232',
    'cart7012345678901232',
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

describe('T61 an input', () => {
  const number = '4111 1111 1111 1111'
  const nested = Array.from({ length: 5000 }).reduce<unknown>((inner) => [inner], number)

  it.each([
    { where: 'as a text', input: number },
    { where: 'as a number', input: 4111111111111111 },
    { where: 'in a field', input: { note: `pay with ${number}` } },
    { where: 'in the name of a field', input: { [number]: '12/30' } },
    { where: 'in one of several values', input: { note: ['', number] } },
    { where: 'in a list of objects', input: [{ parts: [{ text: number }] }] },
    { where: 'five thousand lists deep', input: nested },
  ])('holds the number of a card $where', ({ input }) => {
    expect(holdsCardNumber(input)).toBe(true)
  })

  it.each([undefined, null, true, '', 12, { order: '100042', phone: 3175550142 }, [[['tok_8f3a9c2d']]]])(
    'holds none: %o',
    (input) => {
      expect(holdsCardNumber(input)).toBe(false)
    },
  )
})
