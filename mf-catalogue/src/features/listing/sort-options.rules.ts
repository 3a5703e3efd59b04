import { ListingSort } from '@aisle/api/listing-sort'
import { listingSorts, sortOptions } from '@aisle/ui/listing-sort.rules'
import type { ListingSource } from './listing.calls.ts'

/** What the store itself would show first, where it has an opinion: a shelf is arranged, a search has what fits best. */
const own: Partial<Record<ListingSource['kind'], string>> = { category: 'Featured', search: 'Best Match' }

/** Sorting as a list of choices: a category is featured first (decision 6). */
export function sortOptionsOf(kind: ListingSource['kind']) {
  const label = own[kind]
  return sortOptions(label ? [{ sort: ListingSort.Featured, label }, ...listingSorts] : listingSorts)
}
