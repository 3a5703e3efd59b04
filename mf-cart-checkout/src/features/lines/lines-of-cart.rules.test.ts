import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { adjustmentsText } from './adjustments.rules.ts'
import { linesOfCart, withLinked } from './lines-of-cart.rules.ts'

it('2§3 a line with what comes along is what the subtotal has of it', () => {
  const deposit = { orderLineItemID: id(30), productId: id(31), title: 'Deposit', price: 0.05, qty: 4, totalPrice: 0.2 }
  const cart = aCart([
    aCartItem({ qty: 2, price: 1, linkedProducts: [deposit] }),
    aCartItem({ fulfillmentMethodID: id(3) }),
  ])
  const rows = linesOfCart(cart).flatMap(withLinked)

  expect(rows.map(({ title }) => title)).toEqual(['Whole milk', 'Deposit', 'Whole milk'])
  const sum = rows.reduce((cents, { totalPrice }) => cents + Math.round(totalPrice * 100), 0)
  expect(sum).toBe(Math.round(cart.subTotalDisplay * 100))
})

it('has no lines without a cart', () => {
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
