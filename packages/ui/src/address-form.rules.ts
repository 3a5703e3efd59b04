import { type AddressInput, addressInputSchema, type PostalAddress } from '@aisle/api/address'
import * as z from 'zod/mini'

/** An address while it is typed: every field a text. */
export type AddressDraft = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly state: string
  readonly zip: string
}
export type AddressField = keyof AddressDraft
export type AddressErrors = Readonly<Partial<Record<AddressField, string>>>

export const emptyAddress: AddressDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  zip: '',
}

const REQUIRED = 'Field is Required.'

/** An address as the form takes it. */
export function addressDraftOf(address: Partial<PostalAddress> | null | undefined): AddressDraft {
  const { firstName, lastName, phone, line1, line2, city, state, zip } = address ?? {}
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    line1: line1 ?? '',
    line2: line2 ?? '',
    city: city ?? '',
    state: state ?? '',
    zip: zip ?? '',
  }
}

/** The address as the API takes it, or what is wrong with each field, in the words of the documents (spec 1 §5). */
export function readAddress(
  draft: AddressDraft,
):
  | { readonly address: AddressInput; readonly errors?: undefined }
  | { readonly address?: undefined; readonly errors: AddressErrors } {
  const trimmed = trimAll(draft)
  const { phone, line2, ...required } = trimmed
  const parsed = z.safeParse(addressInputSchema, {
    ...required,
    ...(phone ? { phone } : {}),
    ...(line2 ? { line2 } : {}),
  })
  if (parsed.success) return { address: parsed.data }
  const errors: Partial<Record<AddressField, string>> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = addressFields.find((name) => name === path[0])
    if (field) errors[field] ??= trimmed[field] === '' ? REQUIRED : message
  }
  return { errors }
}

/** In the order in which they are filled in. */
export const addressFields = ['firstName', 'lastName', 'phone', 'line1', 'line2', 'city', 'state', 'zip'] as const

const trimAll = (draft: AddressDraft): AddressDraft => ({
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  phone: draft.phone.trim(),
  line1: draft.line1.trim(),
  line2: draft.line2.trim(),
  city: draft.city.trim(),
  state: draft.state.trim(),
  zip: draft.zip.trim(),
})
