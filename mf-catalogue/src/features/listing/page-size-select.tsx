import { Select } from '@aisle/ui/select'
import { listingMessages } from './listing.messages.ts'
import { pageSizes } from './listing-state.rules.ts'
import type { Listing } from './use-listing.ts'

type PageSizeSelectProps = { readonly listing: Listing; readonly isLabelHidden?: boolean }

const options = pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))

/** How many products a page of a listing has (spec 1 §2). */
export function PageSizeSelect({ listing: { state, change }, isLabelHidden }: PageSizeSelectProps) {
  return (
    <Select
      label={listingMessages.perPage}
      isLabelHidden={isLabelHidden}
      value={state.pageSize}
      options={options}
      onChange={(event) => change({ pageSize: Number(event.target.value) })}
    />
  )
}
