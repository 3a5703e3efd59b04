import { expect, it } from 'vitest'
import { unitBasisOf, unitPriceOf } from './size.ts'

it.each([
  ['3 lb bag', { quantity: 3, unit: 'lb' }],
  ['0.75 oz', { quantity: 0.75, unit: 'oz' }],
  ['half gal', { quantity: 64, unit: 'fl oz' }],
  ['1 pt', { quantity: 16, unit: 'fl oz' }],
  ['750 mL', { quantity: 25.36, unit: 'fl oz' }],
  ['24 × 16.9 fl oz', { quantity: 405.6, unit: 'fl oz' }],
  ['4 × 5.3 oz', { quantity: 21.2, unit: 'oz' }],
  ['8 in, 10 ct', { quantity: 10, unit: 'ct' }],
  ['75 sq ft', { quantity: 75, unit: 'sq ft' }],
] as const)('reads %s', (text, basis) => {
  expect(unitBasisOf(text)).toEqual(basis)
})

it.each(['each', '9 in', '1 bunch', '2'])('finds no unit price in %s', (text) => {
  expect(unitBasisOf(text)).toBeUndefined()
})

it('gives the price of a unit to a tenth of a cent', () => {
  expect(unitPriceOf(549, { quantity: 405.6, unit: 'fl oz' })).toBe(1.4)
})
