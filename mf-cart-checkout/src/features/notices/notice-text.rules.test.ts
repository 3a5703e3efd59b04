import { expect, it } from 'vitest'
import { gathered, noticeText } from './notice-text.rules.ts'

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

it('says once what is to be said of several lines', () => {
  const bread = { ...milk, productID: 'q', title: 'Bread' }
  const price = (line: typeof milk) => ({ code: 'price', text: 'This costs another price now:', lines: [line] })
  const slot = { code: 'slot', text: 'Your time slot is gone.', lines: [] }

  expect(gathered([price(milk), slot, price(bread)])).toEqual([{ ...price(milk), lines: [milk, bread] }, slot])
  expect(gathered([])).toEqual([])
})
