import type { PostalAddress } from '@aisle/api/address'
import { isFullAddress } from '@aisle/api/full-address'
import type { CartContents } from '../cart/cart-contents.types.ts'
import type { Transaction } from '../database/database.ts'
import { milesBetween } from '../location/distance.rules.ts'
import { findZipArea } from '../location/locations.store.ts'
import { addressIncomplete, outOfArea } from '../order/order.errors.ts'
import { isBrought } from '../tenant/fulfillment-kind.rules.ts'

/**
 * Whether goods can be brought to an address: told as soon as it is chosen, and again when the order is placed. Goods
 * travel as far as the store goes; a zip code that the store's map lacks is left to the store (T24).
 * @throws ORD_ADDRESS_INCOMPLETE, ORD_ADDRESS_OUT_OF_AREA
 */
export async function checkAddress(
  tx: Transaction,
  { fulfillments, location, asksFullAddress }: Pick<CartContents, 'fulfillments' | 'location' | 'asksFullAddress'>,
  fulfillmentMethodId: string,
  address: PostalAddress,
) {
  const method = fulfillments.get(fulfillmentMethodId)
  if (!method || !isBrought(method.kind)) return
  if (asksFullAddress && !isFullAddress(address)) throw addressIncomplete()
  if (method.deliveryRadiusMiles === null || !hasPlace(location)) return
  const area = await findZipArea(tx, address.zip)
  if (area && milesBetween(location, area) > method.deliveryRadiusMiles) throw outOfArea()
}

type Place = { readonly latitude: number; readonly longitude: number }

const hasPlace = <Row extends { latitude: number | null; longitude: number | null }>(
  row: Row | null,
): row is Row & Place => row !== null && row.latitude !== null && row.longitude !== null
