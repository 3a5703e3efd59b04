import { expect, it } from 'vitest'
import { changedFirst } from './moved-lines.rules.ts'

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

it('shows what changes before what comes along as it is', () => {
  const lines = [
    aLine('a', 'kept'),
    aLine('b', 'price'),
    aLine('c', 'unavailable'),
    aLine('d', 'limit'),
    aLine('e', 'kept'),
  ]
  expect(changedFirst(lines).map(({ title }) => title)).toEqual(['c', 'd', 'b', 'a', 'e'])
})
