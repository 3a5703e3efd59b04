import type { Filter } from '@aisle/api/category'
import { Button } from '@aisle/ui/button'
import { Drawer } from '@aisle/ui/drawer'
import { FilterIcon } from '@aisle/ui/icons'
import { Stack } from '@aisle/ui/page-layout'
import { useState } from 'react'
import { listingMessages } from './listing.messages.ts'
import { FilterGroups } from './filter-groups.tsx'
import type { ListingSource } from './listing.calls.ts'
import { PageSizeSelect } from './page-size-select.tsx'
import { SortSelect } from './sort-select.tsx'
import type { Listing } from './use-listing.ts'

type ListingPanelProps = {
  readonly kind: ListingSource['kind']
  readonly filters: readonly Filter[]
  readonly listing: Listing
  readonly count: number | undefined
}

/** Sorting, items per page and filters on narrow screens (spec 1 §2). */
export function ListingPanel({ kind, filters, listing, count }: ListingPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const chosen = listing.state.filters.length
  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <FilterIcon size={18} />
        {listingMessages.sortAndFilter}
        {chosen > 0 ? ` (${chosen})` : ''}
      </Button>
      <Drawer
        title={listingMessages.sortAndFilter}
        side="bottom"
        isOpen={isOpen}
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            {count === undefined ? listingMessages.showProducts : `Show ${listingMessages.count(count)}`}
          </Button>
        }
      >
        <Stack>
          <SortSelect kind={kind} listing={listing} />
          <PageSizeSelect listing={listing} />
          <div>
            <FilterGroups filters={filters} listing={listing} />
          </div>
        </Stack>
      </Drawer>
    </>
  )
}
