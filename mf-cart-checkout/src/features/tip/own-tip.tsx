import type { CartTip } from '@aisle/api/cart-savings'
import { Button } from '@aisle/ui/button'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { TipAmount } from './tip-amount.tsx'
import { typedTip } from './tip-choice.rules.ts'
import { tipMessages as texts } from './tip.messages.ts'

type Props = {
  readonly tip: CartTip
  /** What is given already, where that is an own amount. */
  readonly given: number | undefined
  readonly isSaving: boolean
  readonly onSave: (amount: number) => void
}

/** A tip that is typed, within what the store takes. */
export function OwnTip({ tip, given, isSaving, onSave }: Props) {
  const [text, setText] = useState(given === undefined ? '' : given.toFixed(2))
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = typedTip(text, tip)
    setError(typed.error)
    if (typed.error === undefined && !isSaving) onSave(typed.amount)
  }
  return (
    <Form onSubmit={submit} noValidate>
      <TipAmount
        value={text}
        error={error}
        onType={(typed) => {
          setText(typed)
          setError(undefined)
        }}
      />
      <Button type="submit" isBusy={isSaving}>
        {texts.save}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`
