import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { stockKeyOf } from './held-by-stock.rules.ts'

const milk = aCartItem({ qty: 2 })
const cart = aCart([milk], { locationID: id(1) })

it.each([
  { why: 'a tip', changed: aCart([milk], { locationID: id(1), version: 9 }), isSame: true },
  { why: 'a quantity', changed: aCart([{ ...milk, qty: 3 }], { locationID: id(1) }), isSame: false },
  { why: 'another variant', changed: aCart([{ ...milk, productId: id(99) }], { locationID: id(1) }), isSame: false },
  { why: 'what is left', changed: aCart([{ ...milk, inStockQty: 1 }], { locationID: id(1) }), isSame: false },
  { why: 'the store', changed: aCart([milk], { locationID: id(2) }), isSame: false },
  { why: 'an emptied cart', changed: null, isSame: false },
])('2§4 what has run out is asked for again after $why: unless it is the same ($isSame)', ({ changed, isSame }) => {
  expect(stockKeyOf(changed) === stockKeyOf(cart)).toBe(isSame)
})
