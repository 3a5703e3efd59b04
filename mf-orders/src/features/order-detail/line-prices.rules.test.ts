import { expect, it } from 'vitest'
import { linePrices } from './line-prices.rules.ts'

it.each([
  [undefined, '3 × $5.49'],
  [[{ qty: 1, price: 2.74 }], '2 × $5.49, 1 × $2.74 with a deal'],
  [
    [
      { qty: 1, price: 2.74 },
      { qty: 1, price: 4 },
    ],
    '1 × $5.49, 1 × $2.74 with a deal, 1 × $4.00 with a deal',
  ],
  [[{ qty: 3, price: 2.74 }], '3 × $2.74 with a deal'],
])('three pieces of which a deal made %j cheaper are %s', (rewarded, text) => {
  expect(linePrices({ qty: 3, price: 5.49, rewarded })).toBe(text)
})
