import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { controlLook } from './control.styles.ts'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, keyof FieldProps> & FieldProps

/** A one-line text with its label. All attributes of `<input>` pass through. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, id }}>
      {(control) => <Input type="text" required={!isOptional} {...input} {...control} />}
    </Field>
  )
}

const Input = styled.input`
  ${controlLook}
`
