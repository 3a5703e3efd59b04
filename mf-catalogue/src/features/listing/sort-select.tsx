import { ListingSort } from '@aisle/api/listing-sort'
import { Select } from '@aisle/ui/select'
import { listingMessages } from './listing.messages.ts'
import type { ListingSource } from './listing.calls.ts'
import { sortOptionsOf } from './sort-options.rules.ts'
import type { Listing } from './use-listing.ts'

type SortSelectProps = {
  readonly kind: ListingSource['kind']
  readonly listing: Listing
  readonly isLabelHidden?: boolean
}

/** The orders that a listing can have (spec 1 §9). */
export function SortSelect({ kind, listing: { state, change }, isLabelHidden }: SortSelectProps) {
  const options = sortOptionsOf(kind)
  return (
    <Select
      label={listingMessages.sortBy}
      isLabelHidden={isLabelHidden}
      value={state.sortBy}
      options={options}
      onChange={(event) => {
        const chosen = Object.values(ListingSort).find((sort) => String(sort) === event.target.value)
        if (chosen !== undefined) change({ sortBy: chosen })
      }}
    />
  )
}
