import { type PickupInfo, pickupInfoSchema } from '@aisle/api/checkout'
import { type FieldErrors, type FormResult, parseForm } from '@aisle/api/form'
import { missingInPickup, type PickupField } from '@aisle/api/pickup-people'
import type { FormError } from '@aisle/ui/form-errors'
import type { CartTerms } from '../out-of-stock/own-cart.ts'
import { pickupMessages as texts } from './pickup.messages.ts'

/** How a field is asked for. `autoComplete` names who it is about, so that browsers fill in one person or the other. */
export type FieldLook = {
  readonly label: string
  readonly autoComplete: string
  readonly type?: 'tel' | 'email'
  readonly hint?: string
  readonly isOptional?: boolean
}

/** The fields in the order in which they are filled in, by person; dates of birth where the store asks for them. */
export const pickupFields = (asksBirthDate: boolean): Readonly<Record<'first' | 'second', readonly Field[]>> => ({
  first: [
    ['primaryUserFirstName', { label: texts.firstName, autoComplete: 'section-pickup given-name' }],
    ['primaryUserLastName', { label: texts.lastName, autoComplete: 'section-pickup family-name' }],
    ['pickUpByPhone1', { label: texts.phone, autoComplete: 'section-pickup tel', type: 'tel', isOptional: true }],
    ['pickUpByEmail1', { label: texts.email, autoComplete: 'section-pickup email', type: 'email', isOptional: true }],
    ...birthDate('pickupByDOB1', texts.birthDate, asksBirthDate),
  ],
  second: [
    ['alternateUserFirstName', { label: texts.secondFirstName, autoComplete: 'section-second given-name' }],
    ['alternateUserLastName', { label: texts.secondLastName, autoComplete: 'section-second family-name' }],
    ['pickUpByPhone2', { label: texts.secondPhone, autoComplete: 'section-second tel', type: 'tel', isOptional: true }],
    [
      'pickUpByEmail2',
      { label: texts.secondEmail, autoComplete: 'section-second email', type: 'email', isOptional: true },
    ],
    ...birthDate('pickupByDOB2', texts.secondBirthDate, asksBirthDate),
  ],
})
type Field = readonly [PickupField, FieldLook]

// Browsers know birthdays in another format than the one that the documents ask for.
const birthDate = (field: PickupField, label: string, isAsked: boolean): readonly Field[] =>
  isAsked ? [[field, { label, autoComplete: 'off', hint: texts.birthDateHint }]] : []

/** What was typed, read as the API reads it, or one message for each wrong field. */
export function readPickup(
  values: Readonly<Record<string, string>>,
  { fulfillmentMethodID, terms, asksBirthDate }: Asked,
): FormResult<PickupInfo> {
  const form = parseForm(pickupInfoSchema, { ...values, fulfillmentMethodID, ...terms })
  const missing = missingInPickup(values, asksBirthDate).map((field) => [field, texts.required])
  if (form.success && missing.length === 0) return form
  return { success: false, errors: { ...Object.fromEntries(missing), ...(form.success ? {} : form.errors) } }
}
type Asked = {
  readonly fulfillmentMethodID: string
  /** Whose cart it is (`cart.terms()`). */
  readonly terms: CartTerms
  readonly asksBirthDate: boolean
}

/** The same as a list above the form, in the order of its fields. */
export const pickupErrorList = (
  errors: FieldErrors,
  asksBirthDate: boolean,
  idPrefix: string,
): readonly FormError[] => {
  const { first, second } = pickupFields(asksBirthDate)
  return [...first, ...second].flatMap(([field, { label }]) => {
    const message = errors[field]
    return message ? [{ fieldId: `${idPrefix}-${field}`, message: `${label}: ${message}` }] : []
  })
}
