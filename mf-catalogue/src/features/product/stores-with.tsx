import type { CallData } from '@aisle/api/endpoint'
import type { productNearbyStores } from '@aisle/api/product'
import { useShopping } from '@aisle/platform'
import { Badge } from '@aisle/ui/badge'
import { TextLink } from '@aisle/ui/text-link'
import styled from 'styled-components'
import { addressLine } from '../stores/chosen-store.rules.ts'
import { storesMessages } from '../stores/stores.messages.ts'
import { productMessages } from './product.messages.ts'

type StoresWithProps = {
  readonly stores: CallData<typeof productNearbyStores>['items']
  /** What the stores were looked for by. */
  readonly zipCode: string | undefined
}

/** Stores and whether they have a product, in the order in which they come: nearest first. */
export function StoresWith({ stores, zipCode }: StoresWithProps) {
  const current = useShopping((state) => state.store?.locationId)
  const visitable = stores.filter(({ location }) => !location.isWarehouse)
  const isNowhere = zipCode !== undefined && visitable.every(({ location }) => location.distance == null)
  if (visitable.length === 0) return <p role="status">{storesMessages.none}</p>
  return (
    <>
      <p role="status">
        {productMessages.inStockAt(visitable.filter(({ isinstock }) => isinstock).length, visitable.length)}{' '}
        {isNowhere ? productMessages.unknownZip(zipCode) : null}
      </p>
      <List>
        {visitable.map(({ location: { locationId, name, address, distance }, isinstock }) => (
          <li key={locationId}>
            <div>
              <TextLink to="store" params={{ locationId }}>
                {name}
              </TextLink>
              <Muted>
                {[
                  locationId === current ? storesMessages.current : '',
                  distance == null ? '' : storesMessages.away(distance),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Muted>
              <Muted>{addressLine(address)}</Muted>
            </div>
            <Badge tone={isinstock ? 'success' : 'neutral'}>
              {isinstock ? productMessages.inStock : productMessages.outOfStock}
            </Badge>
          </li>
        ))}
      </List>
    </>
  )
}

const List = styled.ul`
  display: grid;
  > li {
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: var(--space-3);
    padding: var(--space-3) 0;
    border-top: 1px solid var(--color-line);
  }
  > li > :last-child {
    flex: none;
  }
`

const Muted = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`
