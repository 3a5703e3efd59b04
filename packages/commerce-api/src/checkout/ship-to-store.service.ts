import type { Location } from '@aisle/api/location'
import type { CartContents } from '../cart/cart-contents.types.ts'
import type { CartRecord } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'
import { milesBetween } from '../location/distance.rules.ts'
import { presentLocation } from '../location/location.presenter.ts'
import { findZipArea, readLocationFulfillments, readLocations, readOpeningHours } from '../location/locations.store.ts'
import type { LocationRecord } from '../location/locations.table.ts'
import { postalAddress } from './address-choice.service.ts'
import { saveChoices } from './cart-choices.store.ts'
import { storeCannotReceive } from './checkout.errors.ts'
import { receivingStores, shippedMethods } from './ship-to-store.rules.ts'

/** The stores that this cart's goods can be shipped to; the nearest to the zip code first, where the map knows it. */
export async function listReceivers(
  tx: Transaction,
  contents: CartContents,
  zipCode: string | null,
): Promise<Location[]> {
  const fulfillments = await readLocationFulfillments(tx)
  const hours = await readOpeningHours(tx)
  const area = zipCode ? await findZipArea(tx, zipCode) : undefined
  return (await findReceivers(tx, contents))
    .map((location) => ({ location, miles: area && milesTo(area, location) }))
    .toSorted((one, other) => (one.miles ?? Infinity) - (other.miles ?? Infinity) || 0)
    .map(({ location, miles }) =>
      presentLocation(location, { fulfillments, hours, ...(miles === undefined ? {} : { miles }) }),
    )
}

async function findReceivers(tx: Transaction, contents: CartContents): Promise<LocationRecord[]> {
  if (shippedMethods(contents).length === 0) return []
  return receivingStores(await readLocations(tx), await readLocationFulfillments(tx), contents.cart.locationId)
}

type Place = { readonly latitude: number | null; readonly longitude: number | null }

function milesTo(area: { latitude: number; longitude: number }, { latitude, longitude }: Place): number | undefined {
  return latitude === null || longitude === null ? undefined : milesBetween(area, { latitude, longitude })
}

/** Has the cart's shipped goods wait in a store: its address is where they go. @throws CRT_SHIP_TO_STORE */
export async function shipToStore(tx: Transaction, cart: CartRecord, contents: CartContents, locationId: string) {
  const store = (await findReceivers(tx, contents)).find((location) => location.locationId === locationId)
  if (!store) throw storeCannotReceive()
  const address = postalAddress({ ...store, phone: store.phoneNumber })
  for (const method of shippedMethods(contents)) {
    const nobodyToMeet = { isContactless: false, deliveryInstruction: null }
    await saveChoices(tx, cart.cartId, method, { addressId: null, address, ...nobodyToMeet })
  }
  return { shipToStoreLocationId: locationId }
}

/** The store must still take goods when they are ordered. @throws CRT_SHIP_TO_STORE */
export async function checkReceivingStore(tx: Transaction, contents: CartContents) {
  const { shipToStoreLocationId } = contents.cart
  if (!shipToStoreLocationId || shippedMethods(contents).length === 0) return
  const stores = await findReceivers(tx, contents)
  if (!stores.some(({ locationId }) => locationId === shipToStoreLocationId)) throw storeCannotReceive()
}
