import { useRememberedQuery } from '@aisle/ui/use-remembered-query'
import { useWishedQuery } from '../address/use-wished-query.ts'
import { defaultSort, type ListingSource } from './listing.calls.ts'
import { type ListingState, readListing, writeListing } from './listing-state.rules.ts'

export type Listing = {
  readonly state: ListingState
  readonly change: (change: Partial<ListingState>, options?: { readonly replace?: boolean }) => void
}

/** Choices that a shopper finds again in the next listing of the kind (spec 1 §3). */
const REMEMBERED = ['sortBy', 'pageSize', 'view'] as const

/** What the address says of a listing, and how to change it. */
export function useListing(source: ListingSource): Listing {
  const { kind } = source
  const [query, setQuery] = useWishedQuery()
  const remember = useRememberedQuery({ list: kind, subject: JSON.stringify(source), names: REMEMBERED })
  const sortBy = defaultSort(kind)
  return {
    state: readListing(query, sortBy),
    change(change, options) {
      const next = writeListing(query, change, sortBy)
      remember(next)
      setQuery(next, { ...options, preventScrollReset: true })
    },
  }
}
