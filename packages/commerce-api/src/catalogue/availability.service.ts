import type { Transaction } from '../database/database.ts'
import { findShippingLocation, type LocationQuery, searchLocations } from '../location/location.service.ts'
import { readStockByLocation } from './products.store.ts'

/** Every store with what it has of a product, the nearest first where the query names a place. */
export async function storesWith(tx: Transaction, productId: string, query: LocationQuery) {
  const stock = await readStockByLocation(tx, productId)
  const { items } = await searchLocations(tx, query)
  return items.map((location) => {
    const qtyOnHand = stock.get(location.locationId) ?? 0
    return { location, isinstock: qtyOnHand > 0, qtyOnHand }
  })
}

/** Whether a product can be brought to a zip code, and from where. */
export async function isDeliverable(tx: Transaction, productId: string, zipCode: string, codeName: string | undefined) {
  const location = await findShippingLocation(tx, zipCode, codeName)
  const stock = await readStockByLocation(tx, productId)
  const isAvailable = location !== undefined && (stock.get(location.locationId) ?? 0) > 0
  return { isAvailable, locationID: isAvailable ? location.locationId : null }
}
