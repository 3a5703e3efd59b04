import type { Address, PostalAddress } from '@aisle/api/address'
import { missingInAddress } from '@aisle/api/full-address'
import { type AddressDraft, type AddressErrors, addressFields, readAddress } from '@aisle/ui/address-form.rules'
import type { FormError } from '@aisle/ui/form-errors'
import { deliveryMessages as texts } from './delivery.messages.ts'

/** What is wrong with a typed address; a store may ask for more than the address itself. */
export function wrongFields(draft: AddressDraft, asksFullAddress: boolean): AddressErrors {
  const missing = asksFullAddress ? missingInAddress(draft) : []
  return { ...Object.fromEntries(missing.map((field) => [field, texts.required])), ...readAddress(draft).errors }
}

/** The same as a list above the form, in the order of its fields. */
export const errorList = (errors: AddressErrors, idPrefix: string): readonly FormError[] =>
  addressFields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ fieldId: `${idPrefix}-${field}`, message: `${texts.fields[field]}: ${message}` }] : []
  })

type Remembered = Readonly<Record<string, string>>

/**
 * The address to begin with: the one that the order goes to already, else the last one that was used this way, else the
 * default one, else the first. `undefined` where it is none of those that are kept.
 */
export function firstChoice(
  kept: readonly Address[],
  { ordered, lastTime }: { ordered: PostalAddress | null | undefined; lastTime: string | undefined },
): Address | undefined {
  if (ordered) return kept.find((address) => PLACE.every((field) => (address[field] ?? '') === (ordered[field] ?? '')))
  return (
    kept.find(({ customerAddressesID }) => customerAddressesID === lastTime) ??
    kept.find(({ isDefault }) => isDefault) ??
    kept[0]
  )
}

const PLACE = ['firstName', 'lastName', 'phone', 'line1', 'line2', 'city', 'state', 'zip'] as const

/** An address that another one has taken the place of is remembered as that (spec 1 §4). */
export const withReplaced = (
  remembered: Remembered,
  { codeName, newId, deletedId }: { codeName: string; newId: string; deletedId: string | null | undefined },
): Remembered => ({
  ...Object.fromEntries(
    Object.entries(remembered).map(([code, addressId]) => [code, addressId === deletedId ? newId : addressId]),
  ),
  [codeName]: newId,
})
