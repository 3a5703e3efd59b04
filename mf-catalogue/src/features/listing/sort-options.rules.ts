import { ListingSort } from '@aisle/api/listing-sort'
import { listingSorts, sortOptions } from '@aisle/ui/listing-sort.rules'
import type { ListingSource } from './listing.calls.ts'

const featured = { sort: ListingSort.Featured, label: 'Featured' }

/** Sorting as a list of choices: a category is featured first (decision 6). */
export const sortOptionsOf = (kind: ListingSource['kind']) =>
  sortOptions(kind === 'category' ? [featured, ...listingSorts] : listingSorts)
