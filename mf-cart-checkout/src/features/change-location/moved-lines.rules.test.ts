import { expect, it } from 'vitest'
import { changedAndKept } from './moved-lines.rules.ts'

const aLine = (title: string, outcome: 'kept' | 'price' | 'limit' | 'unavailable') => ({
  orderLineItemID: title,
  productID: title,
  title,
  outcome,
  oldPrice: 1,
  newPrice: 1,
  oldQty: 1,
  newQty: 1,
})

it('tells what changes, the most serious first, from what comes along as it is', () => {
  const lines = [
    aLine('a', 'kept'),
    aLine('b', 'price'),
    aLine('c', 'unavailable'),
    aLine('d', 'limit'),
    aLine('e', 'kept'),
  ]
  const titles = changedAndKept(lines).map((part) => part.map(({ title }) => title))
  expect(titles).toEqual([
    ['c', 'd', 'b'],
    ['a', 'e'],
  ])
})
