import type { Location } from '@aisle/api/location'
import { useShopping } from '@aisle/platform'
import { Badge } from '@aisle/ui/badge'
import { PinIcon } from '@aisle/ui/icons'
import { MyStore } from '@aisle/ui/my-store'
import { Cluster } from '@aisle/ui/page-layout'
import { TextLink } from '@aisle/ui/text-link'
import { useId } from 'react'
import styled from 'styled-components'
import { storesMessages } from './stores.messages.ts'
import { addressLine } from './chosen-store.rules.ts'
import type { MarkedStore } from './map/mapped-stores.rules.ts'
import { markedWhilePointedAt } from './map/pointed-at.ts'
import { OpenNow } from './open-now.tsx'
import { StoreChoice } from './store-choice.tsx'

type StoreCardProps = {
  readonly location: Location
  /** Its place in the list, and its number on the map. */
  readonly number: number
  readonly isMarked: boolean
  readonly onMark: (marked: MarkedStore | undefined) => void
  /** Missing where the map cannot show it. */
  readonly onShowOnMap: (() => void) | undefined
  readonly zipCode: string
  readonly onZipMissing: () => void
}

/** The id of a store's card, to lead there. */
export const storeAnchor = (locationId: string) => `store-${locationId}`

/** A store in the list: an article named after it. */
export function StoreCard({ location, number, isMarked, onMark, onShowOnMap, zipCode, onZipMissing }: StoreCardProps) {
  const id = useId()
  const isCurrent = useShopping((state) => state.store?.locationId === location.locationId)
  const { name, address, distance, locationId } = location
  return (
    <Card
      id={storeAnchor(locationId)}
      tabIndex={-1}
      aria-labelledby={id}
      $isCurrent={isCurrent}
      $isMarked={isMarked}
      {...markedWhilePointedAt(locationId, onMark)}
    >
      <Cluster data-justify="between">
        <Name>
          {onShowOnMap ? (
            <Number type="button" aria-label={storesMessages.showOnMap(number, name)} onClick={onShowOnMap}>
              {number}
            </Number>
          ) : null}
          <h2 id={id}>{name}</h2>
        </Name>
        <Cluster>
          {isCurrent ? <Badge>{storesMessages.current}</Badge> : null}
          <MyStore locationId={locationId} />
        </Cluster>
      </Cluster>
      <Line>
        <PinIcon size={16} />
        {addressLine(address)}
      </Line>
      <Cluster>
        <OpenNow location={location} />
        {distance == null ? null : <Muted>{storesMessages.away(distance)}</Muted>}
        <TextLink to="store" params={{ locationId }} aria-label={`${storesMessages.details}, ${name}`}>
          {storesMessages.details}
        </TextLink>
      </Cluster>
      <StoreChoice location={location} zipCode={zipCode} onZipMissing={onZipMissing} />
    </Card>
  )
}

const Card = styled.article<{ readonly $isCurrent: boolean; readonly $isMarked: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr;
  gap: var(--space-3);
  height: 100%;
  padding: var(--space-5) var(--space-4);
  border: 1px solid ${({ $isCurrent }) => ($isCurrent ? 'var(--color-accent)' : 'var(--color-line)')};
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: ${({ $isMarked }) => ($isMarked ? '0 0 0 2px var(--color-accent)' : 'none')};
  scroll-margin: var(--space-8);
  h2 {
    font-size: var(--text-l);
  }
`

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`

/** Looks like the store's pin. */
const Number = styled.button`
  flex: none;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-size: var(--text-s);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
`

const Line = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  > svg {
    flex: none;
  }
`

const Muted = styled.span`
  color: var(--color-muted);
`
