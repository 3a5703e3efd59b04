import type { Location } from '@aisle/api/location'
import { zipCodeSchema } from '@aisle/api/zip-code'
import { useShopping, useTenant } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { FulfillmentRadio } from '@aisle/ui/fulfillment-radio'
import { useState } from 'react'
import styled from 'styled-components'
import * as z from 'zod/mini'
import { storesMessages } from './stores.messages.ts'
import { methodToStart } from './chosen-store.rules.ts'
import { useChooseStore } from './use-choose-store.ts'

type StoreChoiceProps = {
  readonly location: Location
  readonly zipCode: string
  /** Where the zip code that this store needs can be entered. */
  readonly onZipMissing?: (() => void) | undefined
}

/** How to shop at a store, and the button that does it. */
export function StoreChoice({ location, zipCode, onZipMissing }: StoreChoiceProps) {
  const current = useShopping((state) => state.store)
  const needsZip = useTenant((tenant) => tenant.configuration?.businessConfigurations.forceUserToEnterZipCode === true)
  const [methodId, setMethodId] = useState(() => methodToStart(location, current)?.fulfillmentMethodID)
  const [error, setError] = useState<string>()
  const { choose, isChoosing } = useChooseStore()
  const shopHere = () => {
    const method = location.fulFillments.find(({ fulfillmentMethodID }) => fulfillmentMethodID === methodId)
    const hasZip = z.safeParse(zipCodeSchema, zipCode).success
    if (!method) setError(storesMessages.chooseMethod)
    else if (needsZip && !hasZip) {
      setError(storesMessages.invalidZip)
      onZipMissing?.()
    } else {
      setError(undefined)
      void choose(location, method, hasZip ? zipCode : '')
    }
  }
  return (
    <Choice>
      <FulfillmentRadio
        methods={location.fulFillments}
        value={methodId}
        onChange={(method) => setMethodId(method.fulfillmentMethodID)}
        legend={storesMessages.method(location.name)}
        isLegendHidden
        error={error}
      />
      <Button variant="primary" isBusy={isChoosing} onClick={shopHere}>
        {storesMessages.shopHere}
      </Button>
    </Choice>
  )
}

/** The button stands at the bottom, in line with those of the stores beside it. */
const Choice = styled.div`
  display: grid;
  align-content: space-between;
  gap: var(--space-4);
`
