import type { CartContents } from '../../cart/cart-contents.types.ts'
import type { Transaction } from '../../database/database.ts'
import { milesBetween } from '../../location/distance.rules.ts'
import { findZipArea } from '../../location/locations.store.ts'
import { isBrought } from '../../tenant/fulfillment-kind.rules.ts'
import { outOfArea } from '../order.errors.ts'

/** Goods travel as far as the store goes. A zip code that the store's map lacks is left to the store (T24). */
export async function checkDeliveryArea(tx: Transaction, { fulfillments, choices, location }: CartContents) {
  for (const { kind, fulfillmentMethodId, deliveryRadiusMiles } of fulfillments.values()) {
    const zip = choices.get(fulfillmentMethodId)?.address?.zip
    if (!isBrought(kind) || deliveryRadiusMiles === null || !zip || !hasPlace(location)) continue
    const area = await findZipArea(tx, zip)
    if (area && milesBetween(location, area) > deliveryRadiusMiles) throw outOfArea()
  }
}

type Place = { readonly latitude: number; readonly longitude: number }

const hasPlace = <Row extends { latitude: number | null; longitude: number | null }>(
  row: Row | null,
): row is Row & Place => row !== null && row.latitude !== null && row.longitude !== null
