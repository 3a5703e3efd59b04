import { useWishedQuery } from '../address/use-wished-query.ts'
import { defaultSort, type ListingSource } from './listing.calls.ts'
import { type ListingState, readListing, writeListing } from './listing-state.rules.ts'

export type Listing = { readonly state: ListingState; readonly change: (change: Partial<ListingState>) => void }

/** What the address says of a listing, and how to change it. */
export function useListing(kind: ListingSource['kind']): Listing {
  const [query, setQuery] = useWishedQuery()
  const sortBy = defaultSort(kind)
  return {
    state: readListing(query, sortBy),
    change: (change) => setQuery(writeListing(query, change, sortBy), { preventScrollReset: true }),
  }
}
