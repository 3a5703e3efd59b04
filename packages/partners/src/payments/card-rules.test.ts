import { describe, expect, it } from 'vitest'
import { brandOf, findCardProblem, groupNumber } from '../../public/card-rules.js'

const now = new Date('2026-11-20T12:00:00Z')
const card = { number: '4111 1111 1111 1111', expiry: '12/28', cvc: '123' }

describe('a typed card', () => {
  it.each([
    card,
    { ...card, expiry: '11/26' },
    { ...card, expiry: '1228' },
    { ...card, expiry: '12 / 2028' },
    { number: '378282246310005', expiry: '01/30', cvc: '1234' },
  ])('is taken: %o', (typed) => {
    expect(findCardProblem(typed, now)).toBeUndefined()
  })

  it.each([
    { change: { number: '' }, field: 'number' },
    { change: { number: '4111 1111 1111 1112' }, field: 'number' },
    { change: { number: '4111-x' }, field: 'number' },
    { change: { number: '0'.repeat(12) }, field: 'number' },
    { change: { expiry: '' }, field: 'expiry' },
    { change: { expiry: '13/28' }, field: 'expiry' },
    { change: { expiry: '10/26' }, field: 'expiry' },
    { change: { cvc: '12' }, field: 'cvc' },
    { change: { cvc: '1234' }, field: 'cvc' },
    { change: { number: '378282246310005' }, field: 'cvc' },
  ])('with $change is refused at $field', ({ change, field }) => {
    expect(findCardProblem({ ...card, ...change }, now)).toMatchObject({ field })
  })
})

it.each([
  ['4111111111111111', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['3530111333300000', 'other'],
])('knows %s as %s', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand)
})

it('groups the digits as they are printed', () => {
  expect(groupNumber('4111111111111111')).toBe('4111 1111 1111 1111')
  expect(groupNumber('378282246310005')).toBe('3782 822463 10005')
})
