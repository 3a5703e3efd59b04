import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { FieldError } from './field-error.tsx'
import { visuallyHiddenLook } from './visually-hidden.tsx'

export type FieldsetProps = {
  readonly legend: string
  readonly isLegendHidden?: boolean
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

/** Controls that belong together, under one name. */
export function Fieldset({ legend, isLegendHidden = false, hint, error, isDisabled, children }: FieldsetProps) {
  const id = useId()
  return (
    <Root
      disabled={isDisabled}
      aria-describedby={[hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
    >
      <Legend $isHidden={isLegendHidden}>{legend}</Legend>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  border: 0;
`

const Legend = styled.legend<{ readonly $isHidden: boolean }>`
  padding: 0;
  font-weight: 600;
  ${({ $isHidden }) => ($isHidden ? visuallyHiddenLook : 'margin-bottom: var(--space-2);')}
`

const Hint = styled.p`
  font-size: var(--text-s);
  color: var(--color-muted);
`
