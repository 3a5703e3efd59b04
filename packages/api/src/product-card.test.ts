import { expect, it } from 'vitest'
import { productFulfillments } from './product-card.ts'

const pickup = [{ codeName: 'sp' }]

it.each([
  [{ fulFillments: pickup }, pickup],
  [{ fulfillments: pickup }, pickup],
  [{}, []],
])('reads the fulfillments of %o', (product, fulfillments) => {
  expect(productFulfillments(product)).toEqual(fulfillments)
})
