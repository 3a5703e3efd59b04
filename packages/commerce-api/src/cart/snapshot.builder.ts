import { cartDetail, emptyCart, removeCartItem, restoreCart } from '@aisle/api/cart'
import type { CartDetail } from '@aisle/api/cart-detail'
import { insertCustomer } from '../testing/checkout-store.builder.ts'
import { openShop } from '../testing/open-shop.ts'
import { shopperOf, type TestShopper } from '../testing/shopper.ts'

/** A store whose carts are emptied and put back, and what its shoppers do, until the tests of a file have ended. */
export async function openSnapshots() {
  const { test, store, aGuest } = await openShop({}, { business: { tipFulfillments: ['sp'] } })
  const aCustomer = async () => {
    const { subject, customerId } = await insertCustomer(test.query, store.tenant)
    return { ...shopperOf(test, store, await test.tokens.user(store.tenant, subject)), subject, customerId }
  }
  const read = async ({ token }: Pick<TestShopper, 'token'>) => (await test.call(cartDetail, { query: {} }, token)).data
  const restore = ({ token }: Pick<TestShopper, 'token'>, snapshotID: string | undefined) =>
    test.call(restoreCart, { body: { snapshotID: snapshotID ?? '' } }, token)
  const empty = async ({ token }: Pick<TestShopper, 'token'>, { orderNumber }: CartDetail) =>
    (await test.call(emptyCart, { params: { cartNumber: orderNumber ?? '' }, query: {} }, token)).data
  const remove = async ({ token }: Pick<TestShopper, 'token'>, orderItemId: string) =>
    (await test.call(removeCartItem, { params: { orderItemId }, query: {} }, token)).data
  return { test, store, aGuest, aCustomer, read, restore, empty, remove }
}

export const without = ({ version, adjustments: _told, snapshotID: _id, ...cart }: CartDetail) => ({ version, cart })
