import { ListingSort } from '@aisle/api/listing-sort'
import type { ListingSource } from './listing.calls.ts'

const options = [
  { sort: ListingSort.PriceLowToHigh, label: 'Price Low to High' },
  { sort: ListingSort.PriceHighToLow, label: 'Price High to Low' },
  { sort: ListingSort.BestSellers, label: 'Best Sellers' },
  { sort: ListingSort.CustomerReviews, label: 'Customer Reviews (Ratings)' },
] as const

/** Sorting as a list of choices: a category is featured first (decision 6). */
export const sortOptions = (kind: ListingSource['kind']) =>
  [...(kind === 'category' ? [{ sort: ListingSort.Featured, label: 'Featured' }] : []), ...options].map(
    ({ sort, label }) => ({ value: String(sort), label }),
  )
