import { IconButton } from '@aisle/ui/icon-button'
import { GridIcon, ListIcon } from '@aisle/ui/icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { listingMessages } from './listing.messages.ts'
import type { ListingSource } from './listing.calls.ts'
import { PageSizeSelect } from './page-size-select.tsx'
import { SortSelect } from './sort-select.tsx'
import type { Listing } from './use-listing.ts'

type ListingToolbarProps = {
  readonly kind: ListingSource['kind']
  readonly listing: Listing
  readonly count: number | undefined
  /** Shown below 1024 px instead of sorting and items per page. */
  readonly children: ReactNode
}

/** The number of products, sorting, items per page, grid or list. */
export function ListingToolbar({ kind, listing, count, children }: ListingToolbarProps) {
  const { state, change } = listing
  return (
    <Bar>
      <Count role="status">{count === undefined ? '' : listingMessages.count(count)}</Count>
      <Narrow>{children}</Narrow>
      <Wide>
        <SortSelect kind={kind} listing={listing} isLabelHidden />
        <PageSizeSelect listing={listing} isLabelHidden />
      </Wide>
      <Views role="group" aria-label="View">
        <IconButton
          label={listingMessages.gridView}
          variant={state.view === 'grid' ? 'outlined' : 'plain'}
          aria-pressed={state.view === 'grid'}
          onClick={() => change({ view: 'grid' })}
        >
          <GridIcon />
        </IconButton>
        <IconButton
          label={listingMessages.listView}
          variant={state.view === 'list' ? 'outlined' : 'plain'}
          aria-pressed={state.view === 'list'}
          onClick={() => change({ view: 'list' })}
        >
          <ListIcon />
        </IconButton>
      </Views>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`

const Count = styled.p`
  flex: 1 1 0;
  font-size: var(--text-s);
  min-height: 1.5em;
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
`

const Narrow = styled.div`
  @media (min-width: 1024px) {
    display: none;
  }
`

const Wide = styled.div`
  display: none;
  gap: var(--space-3);
  @media (min-width: 1024px) {
    display: flex;
  }
`

const Views = styled.div`
  display: flex;
  margin-inline-start: auto;
`
