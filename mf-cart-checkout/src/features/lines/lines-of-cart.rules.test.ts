import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { linesOfCart } from './lines-of-cart.rules.ts'

it('are those of all groups', () => {
  const cart = aCart([aCartItem(), aCartItem({ orderLineItemID: id(21), fulfillmentMethodID: id(3) })])
  expect(linesOfCart(cart).map(({ orderLineItemID }) => orderLineItemID)).toEqual([id(20), id(21)])
})

it('are none without a cart', () => {
  expect(linesOfCart(null)).toEqual([])
})
