import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { FieldError } from './field-error.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type FieldProps = {
  readonly label: string
  /** Kept for assistive technology, not shown. */
  readonly isLabelHidden?: boolean
  readonly hint?: string | undefined
  /** What is wrong with the value; the field is then marked invalid. */
  readonly error?: string | undefined
  /** Says so beside the label. Fields are required otherwise. */
  readonly isOptional?: boolean
  /** The control's id; made up if absent. Needed to jump to it from an error summary. */
  readonly id?: string | undefined
}

/** What a control inside a field carries. */
export type ControlProps = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label above, hint and error below, tied to the control by id. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  id,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const madeUpId = useId()
  const controlId = id ?? madeUpId
  const descriptions = [hint || isOptional ? `${controlId}-hint` : '', error ? `${controlId}-error` : '']
  const labelText = <label htmlFor={controlId}>{label}</label>
  return (
    <Root>
      {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : <LabelRow>{labelText}</LabelRow>}
      {hint || isOptional ? (
        <Hint id={`${controlId}-hint`}>{[isOptional ? 'Optional.' : '', hint ?? ''].join(' ').trim()}</Hint>
      ) : null}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      })}
      {error ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  min-width: 0;
`

const LabelRow = styled.div`
  font-size: var(--text-s);
  font-weight: 600;
`

const Hint = styled.p`
  font-size: var(--text-s);
  color: var(--color-muted);
`
