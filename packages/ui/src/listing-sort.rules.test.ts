import { ListingSort } from '@aisle/api/listing-sort'
import { expect, it } from 'vitest'
import { sortOptions } from './listing-sort.rules.ts'

it('1§9 the orders of a list are named as the documents do', () => {
  expect(sortOptions()).toEqual([
    { value: String(ListingSort.PriceLowToHigh), label: 'Price Low to High' },
    { value: String(ListingSort.PriceHighToLow), label: 'Price High to Low' },
    { value: String(ListingSort.BestSellers), label: 'Best Sellers' },
    { value: String(ListingSort.CustomerReviews), label: 'Customer Reviews (Ratings)' },
  ])
})
