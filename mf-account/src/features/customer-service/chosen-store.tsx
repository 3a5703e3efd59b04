import { locationDetail } from '@aisle/api/location'
import { useCallIfReady, useShopping } from '@aisle/platform'
import { PageSection, Panel } from '@aisle/ui/page-layout'
import styled from 'styled-components'
import { serviceMessages as texts } from './customer-service.messages.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** When the chosen store is open, in its own time; nothing for somebody who has not chosen one, or where it does not load (spec 1 §8). */
export function ChosenStore() {
  const locationId = useShopping((state) => state.store?.locationId)
  return locationId ? <OpeningHours locationId={locationId} /> : null
}

function OpeningHours({ locationId }: { readonly locationId: string }) {
  const { data } = useCallIfReady(locationDetail, { params: { locationId }, query: { IncludeConfiguration: true } })
  if (!data?.openingHours) return null
  return (
    <PageSection title={texts.yourStore(data.name)}>
      <Panel>
        <Hours>
          {data.openingHours.map(({ weekday, opensAt, closesAt }) => (
            <div key={weekday}>
              <dt>{DAYS[weekday]}</dt>
              <dd>{opensAt && closesAt ? `${timeText(opensAt)} – ${timeText(closesAt)}` : texts.closed}</dd>
            </div>
          ))}
        </Hours>
      </Panel>
    </PageSection>
  )
}

/** `09:00` as 9:00 AM. */
function timeText(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

const Hours = styled.dl`
  max-width: 420px;
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    padding: var(--space-2) 0;
  }
  > div + div {
    border-top: 1px solid var(--color-line);
  }
`
