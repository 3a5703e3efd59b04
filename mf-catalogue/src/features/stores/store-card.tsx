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
import { StoreChoice } from './store-choice.tsx'

type StoreCardProps = {
  readonly location: Location
  readonly zipCode: string
  readonly onZipMissing: () => void
}

/** A store in the list: an article named after it. */
export function StoreCard({ location, zipCode, onZipMissing }: StoreCardProps) {
  const id = useId()
  const isCurrent = useShopping((state) => state.store?.locationId === location.locationId)
  const { name, address, distance, locationId } = location
  return (
    <Card aria-labelledby={id} $isCurrent={isCurrent}>
      <Cluster $justify="between">
        <h2 id={id}>{name}</h2>
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
        {distance == null ? null : <Muted>{storesMessages.away(distance)}</Muted>}
        <TextLink to="store" params={{ locationId }} aria-label={`${storesMessages.details}, ${name}`}>
          {storesMessages.details}
        </TextLink>
      </Cluster>
      <StoreChoice location={location} zipCode={zipCode} onZipMissing={onZipMissing} />
    </Card>
  )
}

const Card = styled.article<{ readonly $isCurrent: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr;
  gap: var(--space-3);
  height: 100%;
  padding: var(--space-5) var(--space-4);
  border: 1px solid ${({ $isCurrent }) => ($isCurrent ? 'var(--color-accent)' : 'var(--color-line)')};
  border-radius: var(--radius-l);
  background: var(--color-surface);
  h2 {
    font-size: var(--text-l);
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
