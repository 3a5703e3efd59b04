import { locationDetail, locationList, locationSearch, nearbyStores, shippingLocation } from '@aisle/api/location'
import type { Domain } from '../server/domain.ts'
import { findShippingLocation, getLocation, searchLocations } from './location.service.ts'

export const locationRoutes: Domain = ({ serve }) => {
  serve(locationDetail, ({ tx, params }) => getLocation(tx, params.locationId))

  for (const search of [locationList, locationSearch, nearbyStores]) {
    serve(search, ({ tx, query }) => searchLocations(tx, query))
  }

  serve(shippingLocation, async ({ tx, query }) => {
    const location = await findShippingLocation(tx, query.zipCode, query.fulfillmentCodeName)
    return { isAvailable: location !== undefined, location: location ?? null }
  })
}
