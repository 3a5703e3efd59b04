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

/** Whether somebody shops at their own store, in their own way. */
export const isPreferred = (store: ChosenStore, preferred: PreferredStore | null | undefined): boolean =>
  store.locationId === preferred?.locationId && store.fulfillmentId === preferred.fulfillmentMethodId

type Facts = {
  readonly store: ChosenStore | null
  readonly preferred: PreferredStore | null
  /** This customer chose the store that is shopped at. */
  readonly isOwnChoice: boolean
  readonly hasCart: boolean
}

/**
 * Whether a customer's own store is to be shopped at on load (spec 1 §4). What they chose themselves stands, and a cart
 * is never taken to another store without a question.
 */
export const appliesPreferred = ({ store, preferred, isOwnChoice, hasCart }: Facts): boolean =>
  preferred !== null && (store === null || (!isPreferred(store, preferred) && !isOwnChoice && !hasCart))

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
