import { Button } from '@aisle/ui/button'
import { PinIcon } from '@aisle/ui/icons'
import { Select } from '@aisle/ui/select'
import { TextField } from '@aisle/ui/text-field'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { storesMessages } from './stores.messages.ts'
import { distanceOptions, readWanted, type StoreSearchState } from './store-search.rules.ts'
import { usePosition } from './use-position.ts'

/** Id of the field, to lead there. */
export const WANTED_FIELD = 'find-store-wanted'

type StoreSearchProps = {
  readonly state: StoreSearchState
  /** What stands in the field; a zip code counts for shopping at a store even before it was searched by. */
  readonly text: string
  readonly onText: (text: string) => void
  /** What is wrong with it. */
  readonly error: string | undefined
  readonly onSearch: (change: Partial<StoreSearchState>) => void
}

/** Looks for stores by zip code or place, distance, or where one is. */
export function StoreSearch({ state, text, onText, error, onSearch }: StoreSearchProps) {
  const [refused, setRefused] = useState<string>()
  const position = usePosition((place) => {
    setRefused(undefined)
    onText('')
    onSearch({ ...place, zip: '', place: '' })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = readWanted(text)
    if (wanted.kind === 'refused') return setRefused(refusals[wanted.why])
    setRefused(undefined)
    onSearch({
      zip: wanted.kind === 'zip' ? wanted.zip : '',
      place: wanted.kind === 'place' ? wanted.place : '',
      latitude: undefined,
      longitude: undefined,
    })
  }
  return (
    <Form role="search" aria-label={storesMessages.title} noValidate onSubmit={submit}>
      <TextField
        id={WANTED_FIELD}
        label={storesMessages.wanted}
        name="postal-code"
        autoComplete="postal-code"
        enterKeyHint="search"
        maxLength={100}
        required={false}
        value={text}
        onChange={(event) => {
          setRefused(undefined)
          onText(event.target.value)
        }}
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

const refusals = { zip: storesMessages.invalidZip, place: storesMessages.shortPlace } as const

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  align-items: start;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 280px) 160px auto;
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
