import { expect, it } from 'vitest'
import { noticeText } from './notice-text.rules.ts'

const milk = { productID: 'p', title: 'Milk', oldQty: 4, newQty: 4 }

it.each([
  [milk, 'Milk'],
  [{ ...milk, newQty: 0, oldPrice: 3, newPrice: 2 }, 'Milk'],
  [{ ...milk, newQty: 2 }, 'Milk: 2 instead of 4'],
  [{ ...milk, oldPrice: 3, newPrice: 3 }, 'Milk'],
  [{ ...milk, oldPrice: 3, newPrice: 2.5 }, 'Milk: $2.50 instead of $3.00'],
])('says of %o: %s', (line, text) => {
  expect(noticeText(line)).toBe(text)
})
