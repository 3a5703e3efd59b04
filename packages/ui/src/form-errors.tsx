import { type MouseEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'

export type FormError = {
  /** Id of the control that the message is about; a message without one is about the whole form. */
  readonly fieldId?: string
  readonly message: string
}

/**
 * What is wrong with a form, above it. Takes the focus whenever a new list comes, each line jumps to its field. Shows
 * nothing for an empty list.
 */
export function FormErrors({ errors, title }: { readonly errors: readonly FormError[]; readonly title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const summary = errors.map(({ message }) => message).join('\n')
  useEffect(() => {
    if (summary) box.current?.focus()
  }, [summary])
  if (errors.length === 0) return null
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <strong>{title}</strong>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault() // the address stays as it is
  document.getElementById(fieldId)?.focus()
}

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 2px solid var(--color-danger);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  a {
    display: inline-block;
    padding: var(--space-1) 0;
    color: var(--color-danger);
  }
`
