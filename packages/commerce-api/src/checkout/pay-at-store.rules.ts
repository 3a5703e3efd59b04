import type { CartContents } from '../cart/cart-contents.types.ts'
import type { Shopper } from '../server/caller.ts'

/** `payAtStoreUserType`: 0 nobody, 1 customers, 2 guests, 3 both. */
const Nobody = 0
const Customers = 1
const Guests = 2

/** Every way of receiving the cart's goods must allow it, at this store and for this shopper (T24). */
export const mayPayAtStore = (
  { fulfillments }: Pick<CartContents, 'fulfillments'>,
  { role }: Pick<Shopper, 'role'>,
): boolean =>
  fulfillments.size > 0 &&
  [...fulfillments.values()].every(({ allowPayAtStore, payAtStoreUserType: users }) => {
    if (!allowPayAtStore || users === Nobody) return false
    if (users === Customers) return role === 'user'
    if (users === Guests) return role === 'guest'
    return true
  })
