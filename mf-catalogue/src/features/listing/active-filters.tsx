import type { Filter } from '@aisle/api/category'
import { Button } from '@aisle/ui/button'
import { CloseIcon } from '@aisle/ui/icons'
import { Cluster } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { listingMessages } from './listing.messages.ts'
import type { Listing } from './use-listing.ts'

type ActiveFiltersProps = { readonly filters: readonly Filter[]; readonly listing: Listing }

/** The chosen filters as chips that take them away. */
export function ActiveFilters({ filters, listing: { state, change } }: ActiveFiltersProps) {
  if (state.filters.length === 0) return null
  return (
    <Cluster>
      {state.filters.map((filter) => (
        <Chip
          key={filter}
          type="button"
          aria-label={listingMessages.removeFilter(labelOf(filters, filter))}
          onClick={() => change({ filters: state.filters.filter((other) => other !== filter) })}
        >
          {labelOf(filters, filter)}
          <CloseIcon size={14} />
        </Chip>
      ))}
      <Button variant="quiet" size="s" onClick={() => change({ filters: [] })}>
        {listingMessages.clearFilters}
      </Button>
    </Cluster>
  )
}

function labelOf(filters: readonly Filter[], filter: string): string {
  for (const { filterCode, values } of filters) {
    for (const { value, label } of values) if (filter === `${filterCode}:${value}`) return label
  }
  return filter.slice(filter.indexOf(':') + 1)
}

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: 0 var(--space-3);
  border: 1px solid var(--color-accent);
  border-radius: 99px;
  background: var(--color-accent-soft);
  color: var(--color-text);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  cursor: pointer;
`
