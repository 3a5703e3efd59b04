import type { Location, LocationFulfillment } from '@aisle/api/location'
import { shortZipCode } from '@aisle/api/zip-code'
import type { ChosenStore } from '@aisle/contract'

/** Ways that this store hands over goods now. */
export const isOffered = ({ available, configuration }: LocationFulfillment): boolean =>
  available && !configuration.isComingSoon

/** The method to start with: the one the shopper has, where the store offers it, else the store's first. */
export function methodToStart(
  { fulFillments }: Pick<Location, 'fulFillments'>,
  current: Pick<ChosenStore, 'codeName'> | null,
): LocationFulfillment | undefined {
  const offered = fulFillments.filter(isOffered)
  return offered.find(({ codeName }) => codeName === current?.codeName) ?? offered[0]
}

/** A store and a method as the store is shopped at: with the shopper's zip code, else the store's own. */
export const chosenStore = (location: Location, method: LocationFulfillment, zipCode: string): ChosenStore => ({
  locationId: location.locationId,
  name: location.name,
  zipCode: zipCode || location.customerZip || shortZipCode(location.address.zip),
  fulfillmentId: method.fulfillmentMethodID,
  codeName: method.codeName,
  displayName: method.fulfillmentName,
})

/** `12 Elm Street, Springfield, IL 62701` */
export const addressLine = ({ line1, line2, city, state, zip }: Location['address']): string =>
  [[line1, line2].filter(Boolean).join(' '), city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
