import type { Location } from '@aisle/api/location'
import { PageSection } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { storesMessages } from './stores.messages.ts'
import { hoursByDay } from './opening-hours.rules.ts'

/** When a store is open, in its own time. */
export function OpeningHours({ hours }: { readonly hours: NonNullable<Location['openingHours']> }) {
  return (
    <PageSection title={storesMessages.hours}>
      <List>
        {hoursByDay(hours).map(({ day, hours: text }) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>{text ?? storesMessages.closed}</dd>
          </div>
        ))}
      </List>
    </PageSection>
  )
}

const List = styled.dl`
  display: grid;
  max-width: 400px;
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    padding: var(--space-1) 0;
    border-bottom: 1px solid var(--color-line);
  }
`
