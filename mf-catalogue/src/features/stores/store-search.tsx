import { zipCodeSchema } from '@aisle/api/zip-code'
import { Button } from '@aisle/ui/button'
import { PinIcon } from '@aisle/ui/icons'
import { NumberField } from '@aisle/ui/number-field'
import { Select } from '@aisle/ui/select'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import * as z from 'zod/mini'
import { storesMessages } from './stores.messages.ts'
import { distanceOptions, type StoreSearchState } from './store-search.rules.ts'
import { usePosition } from './use-position.ts'

type StoreSearchProps = {
  readonly state: StoreSearchState
  readonly onSearch: (change: Partial<StoreSearchState>) => void
}

/** Looks for stores by zip code, distance, or where one is. */
export function StoreSearch({ state, onSearch }: StoreSearchProps) {
  const [zip, setZip] = useState(state.zip)
  const [error, setError] = useState<string>()
  const position = usePosition((place) => onSearch({ ...place, zip: '' }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isValid = zip === '' || z.safeParse(zipCodeSchema, zip).success
    setError(isValid ? undefined : storesMessages.invalidZip)
    if (isValid) onSearch({ zip, latitude: undefined, longitude: undefined })
  }
  return (
    <Form role="search" aria-label={storesMessages.title} noValidate onSubmit={submit}>
      <NumberField
        label={storesMessages.zip}
        name="postal-code"
        autoComplete="postal-code"
        maxLength={5}
        value={zip}
        onChange={setZip}
        error={error ?? position.error}
      />
      <Select
        label={storesMessages.distance}
        value={state.distance}
        onChange={(event) => onSearch({ distance: Number(event.target.value) })}
        options={distanceOptions}
      />
      <Buttons>
        <Button type="submit" variant="primary">
          {storesMessages.search}
        </Button>
        <Button isBusy={position.isLooking} onClick={position.look}>
          <PinIcon size={18} />
          {storesMessages.near}
        </Button>
      </Buttons>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  align-items: start;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 768px) {
    grid-template-columns: 160px 160px auto;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  grid-column: 1 / -1;
  @media (min-width: 768px) {
    grid-column: auto;
    padding-top: 25px;
  }
`
