import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { controlLook } from './control.styles.ts'
import { Field, type FieldProps } from './field.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldProps> & FieldProps

/** A text of several lines with its label. */
export function TextArea({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  id,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, id }}>
      {(control) => <Area rows={4} required={!isOptional} {...area} {...control} />}
    </Field>
  )
}

const Area = styled.textarea`
  ${controlLook}
  resize: vertical;
`
