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

/** Id of the field, to lead there. */
export const ZIP_FIELD = 'find-store-zip'

type StoreSearchProps = {
  readonly state: StoreSearchState
  /** What stands in the field; it counts for shopping at a store even before it was searched by. */
  readonly zip: string
  readonly onZip: (zip: string) => void
  /** What is wrong with it. */
  readonly error: string | undefined
  readonly onSearch: (change: Partial<StoreSearchState>) => void
}

/** Looks for stores by zip code, distance, or where one is. */
export function StoreSearch({ state, zip, onZip, error, onSearch }: StoreSearchProps) {
  const [refused, setRefused] = useState<string>()
  const position = usePosition((place) => onSearch({ ...place, zip: '' }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isValid = zip === '' || z.safeParse(zipCodeSchema, zip).success
    setRefused(isValid ? undefined : storesMessages.invalidZip)
    if (isValid) onSearch({ zip, latitude: undefined, longitude: undefined })
  }
  return (
    <Form role="search" aria-label={storesMessages.title} noValidate onSubmit={submit}>
      <NumberField
        id={ZIP_FIELD}
        label={storesMessages.zip}
        name="postal-code"
        autoComplete="postal-code"
        maxLength={5}
        value={zip}
        onChange={onZip}
        error={refused ?? error ?? position.error}
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
        {!position.isDenied && (
          <Button isBusy={position.isLooking} onClick={position.look}>
            <PinIcon size={18} />
            {storesMessages.near}
          </Button>
        )}
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
