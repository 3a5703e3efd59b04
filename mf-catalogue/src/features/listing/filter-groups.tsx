import type { Filter } from '@aisle/api/category'
import { Checkbox } from '@aisle/ui/checkbox'
import { formatCount } from '@aisle/ui/count.rules'
import { Disclosure } from '@aisle/ui/disclosure'
import styled from 'styled-components'
import { toggleFilter } from './listing-state.rules.ts'
import type { Listing } from './use-listing.ts'

/** Groups open at the start; the others are a click away. */
const OPEN_GROUPS = 4

type FilterGroupsProps = { readonly filters: readonly Filter[]; readonly listing: Listing }

/** Every filter of a listing as groups of checkboxes. */
export function FilterGroups({ filters, listing: { state, change } }: FilterGroupsProps) {
  return filters.map(({ filterCode, name, isMultiple = true, values }, index) => (
    <Disclosure
      key={filterCode}
      title={name}
      isOpen={index < OPEN_GROUPS || values.some(({ value }) => state.filters.includes(`${filterCode}:${value}`))}
    >
      <Values role="group" aria-label={name}>
        {values.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            checked={state.filters.includes(`${filterCode}:${value}`)}
            onChange={() => change({ filters: toggleFilter(state.filters, { filterCode, value, isMultiple }) })}
            label={
              <>
                {label}
                {count === undefined ? null : <Count> ({formatCount(count)})</Count>}
              </>
            }
          />
        ))}
      </Values>
    </Disclosure>
  ))
}

const Values = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-height: 320px;
  overflow: auto;
`

const Count = styled.span`
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
`
