import { expect, it } from 'vitest'
import { defaultSort } from './listing.calls.ts'
import { sortOptions } from './sort-options.rules.ts'

it.each(['category', 'collection', 'search', 'discount'] as const)('a %s offers the order it starts with', (kind) => {
  expect(sortOptions(kind).map(({ value }) => value)).toContain(String(defaultSort(kind)))
})

it('names the orders as the documents do', () => {
  expect(sortOptions('category').map(({ label }) => label)).toEqual([
    'Featured',
    'Price Low to High',
    'Price High to Low',
    'Best Sellers',
    'Customer Reviews (Ratings)',
  ])
})

it.each([
  ['category', 'Featured'],
  ['search', 'Best Match'],
  ['collection', 'Price Low to High'],
  ['discount', 'Price Low to High'],
] as const)('the first order of a %s is %s', (kind, label) => {
  expect(sortOptions(kind)[0]?.label).toBe(label)
})
