import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { linkedLines, totalWithLinked } from './linked-products.rules.ts'

const deposit = (price: number, linkedQty?: number) => ({
  productID: id(1),
  title: 'Deposit',
  price,
  ...(linkedQty === undefined ? {} : { linkedQty }),
})

it.each([
  { price: 1.1, linked: [deposit(0.05, 6)], total: 1.4 },
  { price: 0.1, linked: [deposit(0.2)], total: 0.3 },
  { price: 10.07, linked: [deposit(0.05, 3), deposit(1.15, 2)], total: 12.52 },
  { price: 8.49, linked: [], total: 8.49 },
])('$price with $linked costs $total', ({ price, linked, total }) => {
  expect(totalWithLinked(price, linked)).toBe(total)
})

it('counts one where no number is said, and prices them together', () => {
  expect(linkedLines([deposit(0.05), deposit(0.1, 3)]).map(({ qty, price }) => [qty, price])).toEqual([
    [1, 0.05],
    [3, 0.3],
  ])
})
