import { OrderLineType } from '@aisle/api/product-kind'
import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { repeatedItems, subscriptionDetails } from './auto-ships.rules.ts'

const coffee = aCartItem({
  orderLineItemID: id(21),
  productId: id(11),
  title: 'Coffee',
  qty: 2,
  orderLineItemOrderType: OrderLineType.AutoShip,
  frequency: 'P2W',
})
const autoShips = (nextOrderDate: string | null) => [
  { orderLineItemID: id(21), frequencyText: 'Every 2 weeks', nextOrderDate },
]

it('says how often what comes, and when next', () => {
  expect(repeatedItems(aCart([aCartItem(), coffee], { autoShips: autoShips('2026-12-04') }))).toEqual([
    '2 × Coffee: Every 2 weeks, first with this order, next on Fri, Dec 4',
  ])
  expect(repeatedItems(aCart([coffee], { autoShips: autoShips(null) }))).toEqual([
    '2 × Coffee: Every 2 weeks, first with this order',
  ])
})

it('tells the store what was confirmed, by line, product and frequency', () => {
  expect(subscriptionDetails(aCart([aCartItem(), coffee], { autoShips: autoShips('2026-12-04') }))).toEqual([
    { orderLineItemID: id(21), productID: id(11), subscriptionOption: 2, frequency: 'P2W' },
  ])
})

it('says nothing where all comes once, or where a line is gone', () => {
  expect(repeatedItems(aCart())).toEqual([])
  expect(subscriptionDetails(aCart([aCartItem()], { autoShips: autoShips('2026-12-04') }))).toEqual([])
})
