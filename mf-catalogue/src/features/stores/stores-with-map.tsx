import type { Location, SearchedPlace } from '@aisle/api/location'
import { Button } from '@aisle/ui/button'
import { PinIcon } from '@aisle/ui/icons'
import { Skeleton } from '@aisle/ui/skeleton'
import { lazy, Suspense, useId, useState } from 'react'
import styled from 'styled-components'
import { storesMessages } from './stores.messages.ts'
import { MAP } from './map/map-view.rules.ts'
import { mappedStores, type MarkedStore, pointsInSight } from './map/mapped-stores.rules.ts'
import { StoreCard, storeAnchor } from './store-card.tsx'
import { useIsWide } from './use-is-wide.ts'

const MapFailed = () => <p>{storesMessages.mapFailed}</p>
const StoreMap = lazy(() => import('./map/store-map.tsx').catch(() => ({ default: MapFailed })))

type StoresWithMapProps = {
  readonly stores: readonly Location[]
  readonly place: SearchedPlace | undefined
  readonly zip: string
  readonly onZipMissing: () => void
}

/** Stores as a list and, beside it or when asked for, on a map; what is pointed at in one is marked in the other. */
export function StoresWithMap({ stores, place, zip, onZipMissing }: StoresWithMapProps) {
  const [marked, setMarked] = useState<MarkedStore>()
  const [isAsked, setIsAsked] = useState(false)
  const mapId = useId()
  const isWide = useIsWide()
  const mapped = mappedStores(stores)
  const hasMap = mapped.length > 0 && (isWide || isAsked)
  const showOnMap = (locationId: string) => {
    setIsAsked(true)
    setMarked({ locationId, isWanted: true })
    // Beside the list it is in sight; above it, it takes its room with the next frame.
    if (!isWide) requestAnimationFrame(() => document.getElementById(mapId)?.scrollIntoView({ block: 'start' }))
  }
  return (
    <Columns $hasMap={hasMap}>
      {mapped.length > 0 ? (
        <MapColumn id={mapId}>
          {isWide ? null : (
            <Button isWide aria-expanded={isAsked} aria-controls={mapId} onClick={() => setIsAsked(!isAsked)}>
              <PinIcon size={18} />
              {isAsked ? storesMessages.hideMap : storesMessages.showMap}
            </Button>
          )}
          {hasMap ? (
            <Suspense fallback={<MapSkeleton />}>
              <StoreMap
                stores={mapped}
                place={place}
                inSight={pointsInSight(stores, mapped, place)}
                marked={marked}
                onMark={setMarked}
                onChoose={leadTo}
              />
            </Suspense>
          ) : null}
        </MapColumn>
      ) : null}
      <List>
        {stores.map((location, index) => (
          <li key={location.locationId}>
            <StoreCard
              location={location}
              number={index + 1}
              isMarked={marked?.locationId === location.locationId}
              onMark={setMarked}
              onShowOnMap={
                mapped.some(({ locationId }) => locationId === location.locationId)
                  ? () => showOnMap(location.locationId)
                  : undefined
              }
              zipCode={zip}
              onZipMissing={onZipMissing}
            />
          </li>
        ))}
      </List>
    </Columns>
  )
}

function leadTo(locationId: string) {
  const card = document.getElementById(storeAnchor(locationId))
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest' })
}

const MapSkeleton = () => (
  <Room>
    <Skeleton height="100%" radius="l" />
  </Room>
)

const Room = styled.div`
  aspect-ratio: ${MAP.width} / ${MAP.height};
`

const Columns = styled.div<{ readonly $hasMap: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);
  @media (min-width: 1024px) {
    grid-template-columns: ${({ $hasMap }) => ($hasMap ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
`

const MapColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  scroll-margin-top: 120px;
  @media (min-width: 1024px) {
    position: sticky;
    top: calc(var(--space-8) * 2);
    order: 1;
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
`
