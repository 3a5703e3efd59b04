import { cartDetail } from '@aisle/api/cart'
import type { CartDetail } from '@aisle/api/cart-detail'
import { openShop } from '../testing/open-shop.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'
import { insertCustomer } from '../testing/checkout-store.builder.ts'

/** A shop in which guests sign in with their carts. */
export async function openMergingShop() {
  const { test, store, aGuest } = await openShop({}, { business: { tipFulfillments: ['sp', 'scd'] } })

  const guestCart = async (productId: string, qty: number) => {
    const guest = await aGuest()
    return { guest, cart: await guest.fill(productId, qty) }
  }
  const adopt = (token: string, orderNumber: string | null, guestToken: string) =>
    test.call(cartDetail, { query: { orderNumber: orderNumber ?? '' } }, token, { 'x-guest-token': guestToken })
  const customer = async (email = 'ada@example.com', at = store) => {
    const { subject } = await insertCustomer(test.query, at.tenant, { email })
    return { subject, ...shopperOf(test, at, await test.tokens.user(at.tenant, subject, email)) }
  }
  return { test, store, aGuest, guestCart, adopt, customer }
}

/** An order of a whole cart that is paid at the store. */
export const payingAtStore = (cart: CartDetail) => ({
  expectedTotal: totalOf(cart),
  isPayAtStore: true,
  paymentToken: undefined,
  guest: undefined,
})
