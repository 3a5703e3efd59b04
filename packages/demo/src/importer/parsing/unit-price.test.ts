import { expect, it } from 'vitest'
import { unitPriceOf } from './unit-price.ts'

it.each([
  [300, '750ml', '100ml', { cents: 40, unit: '100ml' }],
  [500, '2 kg', '1 kg', { cents: 250, unit: '1 kg' }],
  [250, '500g', '1kg', { cents: 500, unit: '1kg' }],
  [600, '12 ct', '1ct', { cents: 50, unit: '1ct' }],
  [600, '12 ct', '100g', undefined],
  [600, 'large', '100g', undefined],
  [600, '', '', undefined],
])('%i cents for %s per %s', (cents, size, base, expected) => {
  expect(unitPriceOf(cents, size, base)).toEqual(expected)
})
