import { ListingSort } from '@aisle/api/listing-sort'
import { expect, it } from 'vitest'
import { defaultSort } from './listing.calls.ts'
import { sortOptionsOf } from './sort-options.rules.ts'

it.each(['category', 'collection', 'search', 'discount'] as const)('a %s offers the order it starts with', (kind) => {
  expect(sortOptionsOf(kind).map(({ value }) => value)).toContain(String(defaultSort(kind)))
})

it('a category alone can be featured, and is so first', () => {
  expect(sortOptionsOf('category')).toEqual([
    { value: String(ListingSort.Featured), label: 'Featured' },
    ...sortOptionsOf('collection'),
  ])
})

it.each([
  ['category', 'Featured'],
  ['search', 'Best Match'],
  ['collection', 'Price Low to High'],
  ['discount', 'Price Low to High'],
] as const)('the first order of a %s is %s', (kind, label) => {
  expect(sortOptionsOf(kind)[0]?.label).toBe(label)
})
