import { ListingSort } from '@aisle/api/listing-sort'
import type { ListingSource } from './listing.calls.ts'

const options = [
  { sort: ListingSort.PriceLowToHigh, label: 'Price Low to High' },
  { sort: ListingSort.PriceHighToLow, label: 'Price High to Low' },
  { sort: ListingSort.BestSellers, label: 'Best Sellers' },
  { sort: ListingSort.CustomerReviews, label: 'Customer Reviews (Ratings)' },
] as const

/** What the store itself would show first, where it has an opinion: a shelf is arranged, a search has what fits best. */
const own: Partial<Record<ListingSource['kind'], string>> = { category: 'Featured', search: 'Best Match' }

/** Sorting as a list of choices: a category is featured first (decision 6). */
export function sortOptions(kind: ListingSource['kind']) {
  const label = own[kind]
  return [...(label ? [{ sort: ListingSort.Featured, label }] : []), ...options].map((option) => ({
    value: String(option.sort),
    label: option.label,
  }))
}
