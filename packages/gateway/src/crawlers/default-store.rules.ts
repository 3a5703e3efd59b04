import type { Location } from '@aisle/api/location'
import { shortZipCode } from '@aisle/api/zip-code'
import type { ChosenStore } from '@aisle/contract'

/**
 * The store in whose terms a page speaks to somebody who cannot choose one: the first of the tenant's list, with the
 * first way in which it hands over goods. As a shopper's own choice would be written.
 */
export function defaultStoreOf(locations: readonly Location[]): ChosenStore | undefined {
  for (const { isWarehouse, locationId, name, customerZip, address, fulFillments } of locations) {
    const method = fulFillments.find(({ available, configuration }) => available && !configuration.isComingSoon)
    if (isWarehouse || !method) continue
    return {
      locationId,
      name,
      zipCode: customerZip || shortZipCode(address.zip),
      fulfillmentId: method.fulfillmentMethodID,
      codeName: method.codeName,
      displayName: method.fulfillmentName,
    }
  }
  return undefined
}
