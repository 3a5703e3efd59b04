import { formatGiftCardNumber, giftCardNumberSchema } from '@aisle/api/gift-card-number'
import { Button } from '@aisle/ui/button'
import { TextField } from '@aisle/ui/text-field'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import * as z from 'zod/mini'
import { giftCardMessages as texts } from './gift-cards.messages.ts'

type Props = { readonly isSaving: boolean; readonly onApply: (number: string) => void }

/** Any gift card, by its number. */
export function CardByNumber({ isSaving, onApply }: Props) {
  const [number, setNumber] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = z.safeParse(giftCardNumberSchema, number)
    setError(parsed.error?.issues[0]?.message)
    if (parsed.success && !isSaving) onApply(parsed.data)
  }
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label={texts.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={19}
        value={number}
        error={error}
        onChange={(event) => {
          setNumber(formatGiftCardNumber(event.currentTarget.value))
          setError(undefined)
        }}
      />
      <Button type="submit" isBusy={isSaving}>
        {texts.apply}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: start;
  max-width: 480px;
  > button {
    /* Beside the control, whose label stands above it. */
    margin-top: calc(var(--text-s) * 1.5 + var(--space-1));
  }
`
