import { describe, expect, it } from 'vitest'
import { presentFilters } from './filters.presenter.ts'

const facet = (code: string, value: string, label = value, count = 1) => ({ code, value, label, count })
const valuesOf = (...[facets, chosen]: Parameters<typeof presentFilters>) =>
  presentFilters(facets, chosen).flatMap(({ values }) => values)

it('groups come with category and brand first, the store’s own next, and price and the rest last', () => {
  const codes = ['price', 'availability', 'diet', 'offer', 'brand', 'rating', 'country-of-origin', 'category']

  expect(
    presentFilters(codes.map((code) => facet(code, '1'))).map(({ filterCode, name, isMultiple }) => [
      filterCode,
      name,
      isMultiple,
    ]),
  ).toEqual([
    ['category', 'Category', true],
    ['brand', 'Brand', true],
    ['country-of-origin', 'Country of origin', true],
    ['diet', 'Diet', true],
    ['price', 'Price', true],
    ['rating', 'Customer Reviews', false],
    ['offer', 'Offers', true],
    ['availability', 'Availability', true],
  ])
})

it.each([
  ['price', '0', { value: '0-5', label: 'Under $5' }],
  ['price', '5', { value: '5-10', label: '$5 to $10' }],
  ['price', '10', { value: '10-20', label: '$10 to $20' }],
  ['price', '20', { value: '20-50', label: '$20 to $50' }],
  ['price', '50', { value: '50-', label: '$50 and more' }],
  ['rating', '1', { value: '1', label: '1 star and up' }],
  ['rating', '4', { value: '4', label: '4 stars and up' }],
  ['offer', 'yes', { value: 'yes', label: 'On offer' }],
  ['availability', 'in-stock', { value: 'in-stock', label: 'In stock' }],
  ['brand', 'Oatly', { value: 'Oatly', label: 'Oatly' }],
])('%s %s is offered as %j', (code, value, offered) => {
  expect(valuesOf([facet(code, value)])).toEqual([{ ...offered, count: 1 }])
})

it.each(['price', 'rating'])('%s goes from low to high, whatever is commonest', (code) => {
  const facets = [facet(code, '10', '', 9), facet(code, '5', '', 1), facet(code, '0', '', 5)]

  expect(valuesOf(facets).map(({ count }) => count)).toEqual([5, 1, 9])
})

describe('a group of many values', () => {
  const brands = Array.from({ length: 40 }, (_, index) =>
    facet('brand', `Brand ${index}`, `Brand ${index}`, 40 - index),
  )
  const namesOf = (chosen: readonly string[]) =>
    valuesOf(brands, new Map([['brand', chosen]])).map(({ value }) => value)

  it('has the thirty commonest', () => {
    expect(namesOf([])).toEqual(brands.slice(0, 30).map(({ value }) => value))
  })

  it('has what is chosen besides, however rare it has become by choices elsewhere', () => {
    expect(namesOf(['Brand 3', 'Brand 35']).slice(29)).toEqual(['Brand 29', 'Brand 35'])
  })
})
