import { id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { kindToShow, lowestAmount, ownBounds } from './amounts.rules.ts'

const offer = { productID: id(1), productType: 1, seoName: 'card', isinstock: true, amounts: [25, 50] }

it('sells from the lowest given amount, or the lowest of one’s own', () => {
  expect(lowestAmount([offer])).toBe(25)
  expect(lowestAmount([offer, { ...offer, amounts: [], minAmount: 10, maxAmount: 500 }])).toBe(10)
  expect(lowestAmount([])).toBeUndefined()
})

it('has bounds for an amount of one’s own only where both are said', () => {
  expect(ownBounds({ ...offer, minAmount: 10, maxAmount: 500 })).toEqual({ min: 10, max: 500 })
  expect(ownBounds({ ...offer, minAmount: 10 })).toBeUndefined()
})

it('opens with the kind of the address if it is sold (decision 27)', () => {
  const products = { 1: offer, 2: { ...offer, productType: 2 } }
  expect(kindToShow(products, '2')).toBe('2')
  expect(kindToShow(products, '9')).toBe('1')
  expect(kindToShow(products, 'constructor')).toBe('1')
  expect(kindToShow({}, null)).toBeUndefined()
})
