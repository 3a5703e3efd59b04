import type { CartContents } from '../cart/cart-contents.types.ts'
import { isBrought, kindOfCode } from '../tenant/fulfillment-kind.rules.ts'

type Offer = {
  readonly method: { readonly codeName: string; readonly isActive: boolean }
  readonly offer: { readonly locationId: string; readonly isAvailable: boolean; readonly isComingSoon: boolean }
}
type Place = { readonly locationId: string; readonly isWarehouse: boolean }

/** Goods of the cart that are shipped: parcels can wait in a store, a delivery at an hour cannot. */
export const shippedMethods = ({ fulfillments }: Pick<CartContents, 'fulfillments'>): readonly string[] =>
  [...fulfillments.values()].filter(({ kind }) => kind === 'delivery').map((method) => method.fulfillmentMethodId)

/**
 * Stores where shipped goods can wait for the shopper: those that hand goods out, open to visitors, and not the one that
 * ships them, where they could be fetched at once.
 */
export function receivingStores<Location extends Place>(
  locations: readonly Location[],
  offers: readonly Offer[],
  shippedFrom: string | null,
): Location[] {
  return locations.filter(
    ({ locationId, isWarehouse }) =>
      !isWarehouse &&
      locationId !== shippedFrom &&
      offers.some((row) => row.offer.locationId === locationId && handsOut(row)),
  )
}

function handsOut({ method, offer }: Offer): boolean {
  const kind = kindOfCode(method.codeName)
  return kind !== undefined && !isBrought(kind) && method.isActive && offer.isAvailable && !offer.isComingSoon
}

/** Goods that get an address of their own do not wait in a store. */
export const leavesStore = (
  contents: Pick<CartContents, 'fulfillments'>,
  fulfillmentMethodId: string,
): { readonly shipToStoreLocationId?: null } =>
  shippedMethods(contents).includes(fulfillmentMethodId) ? { shipToStoreLocationId: null } : {}

/** A store was chosen, and nothing is shipped any more. */
export const hasIdleStore = (contents: Pick<CartContents, 'fulfillments' | 'cart'>): boolean =>
  contents.cart.shipToStoreLocationId !== null && shippedMethods(contents).length === 0
