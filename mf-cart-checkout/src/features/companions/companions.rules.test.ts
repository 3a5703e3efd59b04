import { aCartItem, aProduct, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { askedProducts, companionsOf } from './companions.rules.ts'

it('asks about the first lines, each product once and no gift card', () => {
  const lines = ['a', 'a', 'card', 'b', 'c', 'd'].map((seoName) =>
    aCartItem({ seoName, orderLineItemOrderType: seoName === 'card' ? 2 : 0 }),
  )
  expect(askedProducts(lines)).toEqual(['a', 'b', 'c'])
})

const card = (number: number, isinstock = true) => aProduct({ productID: id(number), isinstock })
const shownOf = (answers: Parameters<typeof companionsOf>[0], inCart: readonly number[] = []) =>
  companionsOf(answers, new Set(inCart.map(id))).map(({ productID }) => productID)

it.each([
  { why: 'nothing goes with the products', answers: [[], []], shown: [] },
  {
    why: 'two products share one',
    answers: [
      [card(1), card(2)],
      [card(1), card(3)],
    ],
    shown: [1, 2, 3],
  },
  { why: 'one has run out (2§5)', answers: [[card(1, false), card(2)]], shown: [2] },
  { why: 'one is in the cart', answers: [[card(1), card(2)]], inCart: [1], shown: [2] },
])('shows $shown where $why', ({ answers, inCart, shown }) => {
  expect(shownOf(answers, inCart)).toEqual(shown.map(id))
})

it('shows twelve at most', () => {
  expect(shownOf([Array.from({ length: 20 }, (_, index) => card(index + 1))])).toHaveLength(12)
})
