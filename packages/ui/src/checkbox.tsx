import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { choiceRow } from './choice.styles.ts'
import { FieldError } from './field-error.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The name; may hold links. */
  readonly label: ReactNode
  readonly hint?: string
  readonly error?: string | undefined
}

/** A choice of yes or no. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <Row>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
          }
        />
        <span>{label}</span>
      </Row>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? (
        <BesideBox>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </BesideBox>
      ) : null}
    </div>
  )
}

const Row = styled.label`
  ${choiceRow}
`

/** With as much room below it as the row has above. */
const Hint = styled.p`
  padding: 0 0 10px var(--space-6);
  font-size: var(--text-s);
  color: var(--color-muted);
`

const BesideBox = styled.div`
  padding-left: var(--space-6);
`
