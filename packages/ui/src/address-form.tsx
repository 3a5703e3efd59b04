import styled from 'styled-components'
import type { AddressDraft, AddressErrors, AddressField } from './address-form.rules.ts'
import { Select } from './select.tsx'
import { TextField } from './text-field.tsx'
import { stateOptions } from './us-states.ts'

export {
  type AddressDraft,
  addressDraftOf,
  type AddressErrors,
  type AddressField,
  addressFields,
  emptyAddress,
  readAddress,
} from './address-form.rules.ts'

export type AddressFieldsProps = {
  readonly value: AddressDraft
  readonly onChange: (draft: AddressDraft) => void
  readonly errors?: AddressErrors
  /** Ids of the controls are `PREFIX-FIELD`, for an error summary. */
  readonly idPrefix: string
  /** Tells the browser which of the shopper's addresses to offer. */
  readonly purpose?: 'shipping' | 'billing'
  /** The phone number is optional otherwise. */
  readonly isPhoneNeeded?: boolean
}

const fieldProps = {
  firstName: { label: 'First name', autoComplete: 'given-name', maxLength: 40 },
  lastName: { label: 'Last name', autoComplete: 'family-name', maxLength: 40 },
  phone: { label: 'Phone', autoComplete: 'tel', type: 'tel' },
  line1: { label: 'Address', autoComplete: 'address-line1', maxLength: 100 },
  line2: { label: 'Apartment, suite, unit', autoComplete: 'address-line2', maxLength: 100 },
  city: { label: 'City', autoComplete: 'address-level2', maxLength: 100 },
  zip: { label: 'Zip code', autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
} as const

/** The fields of an address. What they hold is the form's; `readAddress` checks it. */
export function AddressFields({
  value,
  onChange,
  errors = {},
  idPrefix,
  purpose = 'shipping',
  isPhoneNeeded = false,
}: AddressFieldsProps) {
  const change = (field: AddressField, text: string) => onChange({ ...value, [field]: text })
  const text = (field: Exclude<AddressField, 'state'>) => (
    <TextField
      {...fieldProps[field]}
      isOptional={field === 'line2' || (field === 'phone' && !isPhoneNeeded)}
      autoComplete={`${purpose} ${fieldProps[field].autoComplete}`}
      id={`${idPrefix}-${field}`}
      value={value[field]}
      error={errors[field]}
      onChange={(event) => change(field, event.target.value)}
    />
  )
  return (
    <Root>
      {text('firstName')}
      {text('lastName')}
      <Wide>{text('phone')}</Wide>
      <Wide>{text('line1')}</Wide>
      <Wide>{text('line2')}</Wide>
      {text('city')}
      <Select
        id={`${idPrefix}-state`}
        label="State"
        placeholder="Choose a state"
        autoComplete={`${purpose} address-level1`}
        options={stateOptions}
        value={value.state}
        error={errors.state}
        onChange={(event) => change('state', event.target.value)}
      />
      {text('zip')}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Wide = styled.div`
  grid-column: 1 / -1;
`
