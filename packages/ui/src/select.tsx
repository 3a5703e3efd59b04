import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { controlLook } from './control.styles.ts'
import { Field, type FieldProps } from './field.tsx'
import { ChevronDownIcon } from './icons.tsx'

export type SelectOption = { readonly value: string; readonly label: string; readonly isDisabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> &
  FieldProps & {
    readonly options: readonly SelectOption[]
    /** The first, empty choice. */
    readonly placeholder?: string
  }

/** One choice of a short list: the browser's own control with its label. */
export function Select({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, id }}>
      {(control) => (
        <Frame>
          <Root required={!isOptional} {...select} {...control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, isDisabled }) => (
              <option key={value} value={value} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </Root>
          <ChevronDownIcon size={16} />
        </Frame>
      )}
    </Field>
  )
}

const Frame = styled.div`
  position: relative;
  > svg {
    position: absolute;
    right: var(--space-3);
    top: calc(50% - 8px);
    pointer-events: none;
  }
`

const Root = styled.select`
  ${controlLook}
  appearance: none;
  padding-right: var(--space-6);
`
