import type { Customer } from '@aisle/api/customer'
import type { Location } from '@aisle/api/location'
import { shortZipCode } from '@aisle/api/zip-code'
import type { ChosenStore } from '@aisle/contract'
import type { PreferredStore } from './shopping.types.ts'

type Preference = Pick<Customer, 'preferredLocationID' | 'preferredFulfillmentMethodID'>

export const preferredOf = (customer: Preference): PreferredStore | null =>
  customer.preferredLocationID
    ? { locationId: customer.preferredLocationID, fulfillmentMethodId: customer.preferredFulfillmentMethodID ?? '' }
    : null

/** Whether somebody shops at their own store, in their own way where they have one. */
export const isPreferred = (store: ChosenStore, preferred: PreferredStore | null | undefined): boolean =>
  store.locationId === preferred?.locationId &&
  (!preferred.fulfillmentMethodId || store.fulfillmentId === preferred.fulfillmentMethodId)

type Facts = {
  readonly store: ChosenStore | null
  readonly preferred: PreferredStore | null
  /** This customer chose the store that is shopped at. */
  readonly isOwnChoice: boolean
  readonly hasCart: boolean
}

/**
 * What becomes of a customer's store on load (spec 1 §4): their own is `applied`; a cart is never taken there without a
 * question, so the store that it is from is `offered` to be their own; what they chose themselves is `left`.
 */
export function preferredOnLoad({ store, preferred, isOwnChoice, hasCart }: Facts): 'applied' | 'offered' | 'left' {
  if (!preferred) return 'left'
  if (!store) return 'applied'
  if (isPreferred(store, preferred) || isOwnChoice) return 'left'
  return hasCart ? 'offered' : 'applied'
}

/** A customer's own store as it is shopped at, in another way where theirs is not offered; nothing where none is. */
export function preferredStore(
  { locationId, name, address, customerZip, fulFillments }: Location,
  { fulfillmentMethodId }: PreferredStore,
  zipCode: string | null | undefined,
): ChosenStore | undefined {
  const offered = fulFillments.filter(({ available, configuration }) => available && !configuration.isComingSoon)
  const method = offered.find(({ fulfillmentMethodID }) => fulfillmentMethodID === fulfillmentMethodId) ?? offered[0]
  return (
    method && {
      locationId,
      name,
      zipCode: shortZipCode(zipCode || customerZip || address.zip),
      fulfillmentId: method.fulfillmentMethodID,
      codeName: method.codeName,
      displayName: method.fulfillmentName,
    }
  )
}
