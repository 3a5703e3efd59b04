import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { adjustmentsText } from './adjustments.rules.ts'
import { linesOfCart } from './lines-of-cart.rules.ts'

it('are those of all groups', () => {
  const cart = aCart([aCartItem(), aCartItem({ orderLineItemID: id(21), fulfillmentMethodID: id(3) })])
  expect(linesOfCart(cart).map(({ orderLineItemID }) => orderLineItemID)).toEqual([id(20), id(21)])
})

it('are none without a cart', () => {
  expect(linesOfCart(null)).toEqual([])
})

it.each([
  { adjustments: undefined, text: '' },
  { adjustments: [{ title: 'Eggs', wantedQty: 5, qty: 3 }], text: 'Only 3 of 5 Eggs are left.' },
  {
    adjustments: [
      { title: 'Eggs', wantedQty: 5, qty: 0 },
      { title: 'Milk', wantedQty: 2, qty: 1 },
    ],
    text: 'Eggs could not be brought back: it is no longer to be had. Only 1 of 2 Milk are left.',
  },
])('says "$text"', ({ adjustments, text }) => {
  expect(adjustmentsText(adjustments?.map((one) => ({ productId: id(1), ...one })))).toBe(text)
})
