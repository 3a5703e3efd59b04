import { productNearbyStores } from '@aisle/api/product'
import { zipCodeSchema } from '@aisle/api/zip-code'
import { useCallIfReady, useShopping } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { PinIcon } from '@aisle/ui/icons'
import { NumberField } from '@aisle/ui/number-field'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import * as z from 'zod/mini'
import { RetryButton } from '../boundary/retry-button.tsx'
import { storesMessages } from '../stores/stores.messages.ts'
import { usePosition } from '../stores/use-position.ts'
import { DeliveryTo } from './delivery-to.tsx'
import { productMessages } from './product.messages.ts'
import { StoresWith } from './stores-with.tsx'

type Place = { readonly zipCode?: string; readonly latitude?: number; readonly longitude?: number }

/** Which other stores have a product, nearest first, and whether it is brought to a zip code (spec 1 §7). */
export default function OtherStores({ productID }: { readonly productID: string }) {
  const zipOfStore = useShopping((state) => state.store?.zipCode) ?? ''
  const [zip, setZip] = useState(zipOfStore)
  const [place, setPlace] = useState<Place>(zipOfStore ? { zipCode: zipOfStore } : {})
  const [error, setError] = useState<string>()
  const position = usePosition((found) => {
    setZip('')
    setPlace(found)
  })
  const stores = useCallIfReady(productNearbyStores, { query: { productID, ...place } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isValid = z.safeParse(zipCodeSchema, zip).success
    setError(isValid ? undefined : storesMessages.invalidZip)
    if (isValid) setPlace({ zipCode: zip })
  }
  return (
    <Panel>
      <Form noValidate aria-label={productMessages.otherStores} onSubmit={submit}>
        <NumberField
          label={productMessages.zip}
          autoComplete="postal-code"
          maxLength={5}
          value={zip}
          onChange={(text) => {
            setZip(text)
            setError(undefined)
          }}
          error={error ?? position.error}
        />
        <Button type="submit">{productMessages.check}</Button>
        {position.isDenied ? null : (
          <Button variant="quiet" isBusy={position.isLooking} onClick={position.look}>
            <PinIcon size={18} />
            {storesMessages.near}
          </Button>
        )}
        {position.isDenied && !position.error ? <Hint>{productMessages.positionDenied}</Hint> : null}
      </Form>
      {place.zipCode ? <DeliveryTo productID={productID} zipCode={place.zipCode} /> : null}
      {stores.isError ? (
        <Alert variant="danger" actions={<RetryButton error={stores.error} onRetry={() => void stores.refetch()} />}>
          {productMessages.storesFailed}
        </Alert>
      ) : stores.data ? (
        <StoresWith stores={stores.data.items} zipCode={place.zipCode} />
      ) : (
        <Loading label={productMessages.otherStores}>
          <Skeleton height="72px" radius="m" />
          <Skeleton height="72px" radius="m" />
        </Loading>
      )}
    </Panel>
  )
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

/** Field and button in a line, looking around below them. */
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: start;
  > :first-child {
    flex: 0 1 140px;
  }
  > button {
    margin-top: 25px;
  }
  > button ~ button {
    margin: 0 0 0 calc(-1 * var(--space-4));
  }
  > button ~ button,
  > p {
    flex-basis: 100%;
    justify-content: start;
  }
`

const Hint = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
`
