import { type Location, locationList, type SearchedPlace } from '@aisle/api/location'
import { useCallIfReady } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { EmptyState } from '@aisle/ui/empty-state'
import { StoreIcon } from '@aisle/ui/icons'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import styled from 'styled-components'
import { messages } from '../../catalogue.messages.ts'
import { RetryButton } from '../boundary/retry-button.tsx'
import { storesMessages } from './stores.messages.ts'
import { StoresWithMap } from './stores-with-map.tsx'
import { storesInput, type StoreSearchState } from './store-search.rules.ts'

type StoreResultsProps = {
  readonly state: StoreSearchState
  readonly zip: string
  readonly onZipMissing: () => void
}

/** The stores that were looked for, or what to do where there are none. */
export function StoreResults({ state, zip, onZipMissing }: StoreResultsProps) {
  const { data, error, isError, refetch } = useCallIfReady(locationList, storesInput(state))
  if (isError) {
    return (
      <Alert variant="danger" actions={<RetryButton error={error} onRetry={() => void refetch()} />}>
        {messages.failed.text}
      </Alert>
    )
  }
  if (!data) return <Placeholders />
  const stores = data.items.filter(({ isWarehouse }) => !isWarehouse)
  if (stores.length === 0) {
    return <EmptyState icon={<StoreIcon size={40} />} title={storesMessages.none} text={storesMessages.noneText} />
  }
  return (
    <>
      <Note role="status">{noteOf(state, data.place)}</Note>
      <StoresWithMap
        key={keyOf(stores, data.place)}
        stores={stores}
        place={data.place ?? undefined}
        zip={zip}
        onZipMissing={onZipMissing}
      />
    </>
  )
}

function noteOf({ zip }: StoreSearchState, place: SearchedPlace | null | undefined) {
  if (zip && place === null) return storesMessages.unknownZip(zip)
  return place?.name ? storesMessages.nearPlace(place.name) : ''
}

/** Other results begin with a view of their own. */
const keyOf = (stores: readonly Location[], place: SearchedPlace | null | undefined) =>
  [place?.latitude, place?.longitude, ...stores.map(({ locationId }) => locationId)].join(' ')

function Placeholders() {
  return (
    <Loading label={storesMessages.title}>
      <Boxes>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height="300px" radius="l" />
        ))}
      </Boxes>
    </Loading>
  )
}

/** Always there, so that what appears in it is read out; it takes no room while it is empty. */
const Note = styled.p`
  &:empty {
    margin-bottom: calc(-1 * var(--space-5));
  }
`

const Boxes = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
`
