import type { CartContents, OfferedFulfillment } from '../cart/cart-contents.types.ts'
import type { Shopper } from '../server/caller.ts'

/** `payAtStoreUserType`: 0 nobody, 1 customers, 2 guests, 3 both. */
const Nobody = 0
const Customers = 1
const Guests = 2

type Terms = Pick<OfferedFulfillment, 'allowPayAtStore' | 'payAtStoreUserType'>
type Payer = Pick<Shopper, 'role'>

/** Whether goods that are received this way may be paid at the store, by this shopper. */
export function allowsPayAtStore({ allowPayAtStore, payAtStoreUserType: users }: Terms, { role }: Payer): boolean {
  if (!allowPayAtStore || users === Nobody) return false
  if (users === Customers) return role === 'user'
  if (users === Guests) return role === 'guest'
  return true
}

/** Every way of receiving the cart's goods must allow it, at this store and for this shopper (T24). */
export const mayPayAtStore = ({ fulfillments }: Pick<CartContents, 'fulfillments'>, payer: Payer): boolean =>
  fulfillments.size > 0 && [...fulfillments.values()].every((fulfillment) => allowsPayAtStore(fulfillment, payer))
