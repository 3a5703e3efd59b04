import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { controlLook } from './control.styles.ts'
import { Field, type FieldProps } from './field.tsx'
import { digitsOf } from './number-field.rules.ts'

export type NumberFieldProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value' | 'onChange'> &
  FieldProps & {
    readonly value: string
    readonly onChange: (text: string) => void
    /** `decimal` lets one point through, for amounts. */
    readonly kind?: 'whole' | 'decimal'
    /** Shown before the digits: `$`. */
    readonly prefix?: string
  }

/** A number typed as text: digits only, and one point where `kind` is `decimal` (spec 1 §5). */
export function NumberField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  id,
  value,
  onChange,
  kind = 'whole',
  prefix,
  ...input
}: NumberFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, id }}>
      {(control) => (
        <Frame>
          {prefix ? <Prefix aria-hidden="true">{prefix}</Prefix> : null}
          <Input
            required={!isOptional}
            autoComplete="off"
            {...input}
            {...control}
            inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
            value={value}
            onChange={(event) => onChange(digitsOf(event.target.value, kind))}
            $hasPrefix={Boolean(prefix)}
          />
        </Frame>
      )}
    </Field>
  )
}

const Frame = styled.div`
  position: relative;
`

const Prefix = styled.span`
  position: absolute;
  left: var(--space-3);
  top: 50%;
  transform: translateY(-50%);
  color: var(--color-muted);
`

const Input = styled.input<{ readonly $hasPrefix: boolean }>`
  ${controlLook}
  font-variant-numeric: tabular-nums;
  padding-left: ${({ $hasPrefix }) => ($hasPrefix ? 'var(--space-5)' : 'var(--space-3)')};
`
