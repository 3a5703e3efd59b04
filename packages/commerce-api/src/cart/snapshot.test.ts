import { cartDetail, emptyCart, removeCartItem, restoreCart, saveCart } from '@aisle/api/cart'
import type { CartDetail } from '@aisle/api/cart-detail'
import { applyCoupon } from '@aisle/api/cart-discount'
import { setAllowSubstitute } from '@aisle/api/cart-stock'
import { setTip } from '@aisle/api/checkout'
import { ZERO_ID } from '@aisle/api/ids'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import {
  insertCustomer,
  insertLocation,
  insertProduct,
  insertRow,
  insertStore,
  type TestStore,
} from '../testing/checkout-store.builder.ts'
import { shopperOf, type TestShopper } from '../testing/shopper.ts'
import { keepSnapshot } from './snapshot.service.ts'
import { forgetSnapshots } from './snapshot.store.ts'
import { findOwnCart } from './cart.store.ts'

let test: TestApp
let store: TestStore
beforeAll(async () => {
  test = await buildTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })
  store = await insertStore(test.query, { business: { tipFulfillments: ['sp'] } })
})
afterAll(() => test.close())

const aGuest = async () => shopperOf(test, store, await test.tokens.guest(store.tenant))
const aCustomer = async () => {
  const { subject, customerId } = await insertCustomer(test.query, store.tenant)
  return { ...shopperOf(test, store, await test.tokens.user(store.tenant, subject)), subject, customerId }
}
const linesOf = (cart: Pick<CartDetail, 'fulfillments'>) =>
  Object.values(cart.fulfillments).flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))
const read = async ({ token }: Pick<TestShopper, 'token'>) => (await test.call(cartDetail, { query: {} }, token)).data
const restore = ({ token }: Pick<TestShopper, 'token'>, snapshotID: string | undefined) =>
  test.call(restoreCart, { body: { snapshotID: snapshotID ?? '' } }, token)
const empty = async ({ token }: Pick<TestShopper, 'token'>, { orderNumber }: CartDetail) =>
  (await test.call(emptyCart, { params: { cartNumber: orderNumber ?? '' }, query: {} }, token)).data
const remove = async ({ token }: Pick<TestShopper, 'token'>, orderItemId: string) =>
  (await test.call(removeCartItem, { params: { orderItemId }, query: {} }, token)).data
const without = ({ version, adjustments: _told, snapshotID: _id, ...cart }: CartDetail) => ({ version, cart })

describe('2§4 a cart that was emptied', () => {
  it('comes back as it was, with every choice, and counts as changed', async () => {
    const [milk, coffee] = [
      await insertProduct(test.query, store),
      await insertProduct(test.query, store, { is_auto_ship: true, auto_ship_frequencies: ['P1W'] }),
    ]
    const coupon_id = randomUUID()
    const shopper = await aCustomer()
    await insertRow(test.query, 'coupons', {
      tenant_id: store.tenant,
      coupon_id,
      customer_id: shopper.customerId,
      title: 'A dollar',
      kind: 'amount',
      value: 100,
    })
    await shopper.fill(milk, 2)
    const repeated = { productId: coffee, qty: 1, orderLineItemOrderType: 1, frequency: 'P1W', instruction: 'Ground' }
    const filled = (
      await test.call(
        saveCart,
        {
          body: {
            fulfillmentMethodId: store.pickup,
            locationID: store.locationId,
            products: [{ ...repeated, orderLineItemOrderType: 1 as const }],
          },
        },
        shopper.token,
      )
    ).data
    const milkLine = linesOf(filled).find(({ productId }) => productId === milk)
    const items = [
      { orderLineItemID: milkLine?.orderLineItemID ?? '', allowSubstitute: true, selectedSubstituteProduct: ZERO_ID },
    ]
    await test.call(setAllowSubstitute, { query: {}, body: { items } }, shopper.token)
    await shopper.namePickupPerson()
    await test.call(setTip, { body: { tipAmount: 3 } }, shopper.token)
    await test.call(applyCoupon, { body: { couponID: coupon_id } }, shopper.token)
    const before = without(await read(shopper))
    expect(before.cart.orderSummary).toMatchObject({ tipAmount: 3, discountAmount: 1 })

    const emptied = await empty(shopper, filled)
    expect(emptied).toMatchObject({ totalItems: 0, orderSummary: { tipAmount: 0 } })
    const back = await restore(shopper, emptied.snapshotID)

    const after = without(back.data)
    expect(after.cart).toEqual(before.cart)
    expect(after.version).toBeGreaterThan(emptied.version)
    expect(back.data.adjustments).toEqual([])
    expect(
      await test.query('SELECT substitute_product_id AS id FROM commerce.cart_lines WHERE line_id = $1', [
        items[0]?.orderLineItemID,
      ]),
    ).toEqual([{ id: ZERO_ID }])
  })

  it('comes back once', async () => {
    const shopper = await aGuest()
    const emptied = await empty(shopper, await shopper.fill(await insertProduct(test.query, store)))
    const replies = await Promise.all([1, 2, 3].map(() => restore(shopper, emptied.snapshotID)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['CRT_SNAPSHOT_GONE', 'CRT_SNAPSHOT_GONE', undefined])
    expect((await read(shopper)).totalItems).toBe(1)
  })

  it('T10 comes back for its owner alone', async () => {
    const [owner, other] = [await aGuest(), await aGuest()]
    const milk = await insertProduct(test.query, store)
    await other.fill(milk)
    const emptied = await empty(owner, await owner.fill(milk, 3))
    expect((await restore(other, emptied.snapshotID)).code).toBe('CRT_SNAPSHOT_GONE')
    expect((await read(other)).totalItems).toBe(1)
    expect((await restore(owner, emptied.snapshotID)).data.totalItems).toBe(3)
  })

  it('does not come back after half an hour, and is forgotten then', async () => {
    const shopper = await aGuest()
    const emptied = await empty(shopper, await shopper.fill(await insertProduct(test.query, store)))
    const age = "UPDATE commerce.cart_snapshots SET created_at = now() - interval '31 minutes' WHERE snapshot_id = $1"
    await test.query(age, [emptied.snapshotID])
    expect((await restore(shopper, emptied.snapshotID)).code).toBe('CRT_SNAPSHOT_GONE')
    expect((await read(shopper)).totalItems).toBe(0)
    await test.database.transaction(store.tenant, (tx) => forgetSnapshots(tx))
    expect(
      await test.query('SELECT 1 FROM commerce.cart_snapshots WHERE snapshot_id = $1', [emptied.snapshotID]),
    ).toEqual([])
  })

  it.each([
    { why: 'is sold no more', change: 'UPDATE commerce.products SET is_active = false WHERE product_id = $1', qty: 0 },
    { why: 'has run out', change: 'UPDATE commerce.stock SET on_hand = 0 WHERE product_id = $1', qty: 0 },
    { why: 'is nearly gone', change: 'UPDATE commerce.stock SET on_hand = 3 WHERE product_id = $1', qty: 3 },
    { why: 'is limited now', change: 'UPDATE commerce.products SET qty_limit = 2 WHERE product_id = $1', qty: 2 },
    {
      why: 'cannot be picked up any more',
      change: "UPDATE commerce.products SET fulfillment_kinds = '{delivery}' WHERE product_id = $1",
      qty: 0,
    },
  ])('tells of a product that $why', async ({ change, qty }) => {
    const [milk, eggs] = [
      await insertProduct(test.query, store),
      await insertProduct(test.query, store, { title: 'Eggs' }),
    ]
    const shopper = await aGuest()
    await shopper.fill(milk)
    const emptied = await empty(shopper, await shopper.fill(eggs, 5))
    await test.query(change, [eggs])
    const { data } = await restore(shopper, emptied.snapshotID)
    expect(data.adjustments).toEqual([{ productId: eggs, title: 'Eggs', wantedQty: 5, qty }])
    expect(data.totalItems).toBe(1 + qty)
  })

  it('keeps what was put in since, and what was chosen for it', async () => {
    const [milk, eggs] = [await insertProduct(test.query, store), await insertProduct(test.query, store)]
    const shopper = await aGuest()
    await shopper.fill(milk, 2)
    const emptied = await empty(shopper, await shopper.fill(eggs, 5))
    await shopper.fill(milk, 1)
    await test.call(setTip, { body: { tipAmount: 7 } }, shopper.token)
    const { data } = await restore(shopper, emptied.snapshotID)
    expect(linesOf(data).map(({ productId, qty }) => [productId, qty])).toEqual(
      expect.arrayContaining([
        [milk, 1],
        [eggs, 5],
      ]),
    )
    expect(data.orderSummary.tipAmount).toBe(7)
  })

  it('stays away from a cart that has begun at another store', async () => {
    const milk = await insertProduct(test.query, store)
    const shopper = await aGuest()
    const emptied = await empty(shopper, await shopper.fill(milk))
    await shopper.fill(milk)
    const elsewhere = await insertLocation(test.query, store.tenant)
    await test.query('UPDATE commerce.carts SET location_id = $1 WHERE cart_number = $2', [
      elsewhere,
      (await read(shopper)).orderNumber,
    ])
    expect((await restore(shopper, emptied.snapshotID)).code).toBe('CRT_400')
  })
})

describe('2§4 a line that was taken out', () => {
  it('comes back by its own id, in its place, with its deposits', async () => {
    const [bottle, milk] = [await insertProduct(test.query, store), await insertProduct(test.query, store)]
    const linked_product_id = await insertProduct(test.query, store, { title: 'Deposit', price_cents: 5 })
    const link = { tenant_id: store.tenant, product_id: bottle, kind: 'linked', linked_product_id, qty: 1 }
    await insertRow(test.query, 'product_links', link)
    const shopper = await aGuest()
    await shopper.fill(bottle, 2)
    const before = without(await shopper.fill(milk))
    const [first] = linesOf(await read(shopper))

    const gone = await remove(shopper, first?.orderLineItemID ?? '')
    expect(gone).toMatchObject({ totalItems: 1, snapshotID: first?.orderLineItemID })
    const back = without((await restore(shopper, first?.orderLineItemID)).data)

    expect(linesOf(back.cart).map(({ productId, qty }) => [productId, qty])).toEqual([
      [bottle, 2],
      [milk, 1],
    ])
    expect(back.cart.orderSummary).toEqual(before.cart.orderSummary)
  })

  it('comes back after quantity zero too, the last one with the choices of its cart', async () => {
    const milk = await insertProduct(test.query, store)
    const shopper = await aGuest()
    const [line] = linesOf(await shopper.fill(milk, 4))
    await shopper.namePickupPerson()
    expect((await shopper.fill(milk, 0)).totalItems).toBe(0)
    const { data } = await restore(shopper, line?.orderLineItemID)
    expect(data.fulfillments[store.pickup]?.pickupInfo).toMatchObject({ primaryUserFirstName: 'Ada' })
    expect(linesOf(data)).toMatchObject([{ orderLineItemID: line?.orderLineItemID, qty: 4 }])
  })

  it('T24 leaves a deposit with its line: nobody buys the one without the other', async () => {
    const [bottle, deposit] = [await insertProduct(test.query, store), await insertProduct(test.query, store)]
    const link = { tenant_id: store.tenant, product_id: bottle, kind: 'linked', linked_product_id: deposit, qty: 1 }
    await insertRow(test.query, 'product_links', link)
    const shopper = await aGuest()
    const [line] = linesOf(await shopper.fill(bottle))
    const orderItemId = line?.linkedProducts?.[0]?.orderLineItemID ?? ''
    const reply = await test.call(removeCartItem, { params: { orderItemId }, query: {} }, shopper.token)
    expect(reply.code).toBe('CRT_0108')
    expect(linesOf(await read(shopper))[0]?.linkedProducts).toHaveLength(1)
  })
})

describe('2§4 a cart that was moved to another store', () => {
  it('is put back whole, whatever came into it there', async () => {
    const [milk, eggs] = [await insertProduct(test.query, store), await insertProduct(test.query, store)]
    const shopper = await aCustomer()
    await shopper.fill(milk, 2)
    const before = without(await read(shopper))
    const snapshotId = await test.database.transaction(store.tenant, async (tx) => {
      const cart = await findOwnCart(tx, shopper.subject)
      if (!cart) throw new Error('the cart is missing')
      return await keepSnapshot(tx, cart, 'moved')
    })
    const elsewhere = await insertLocation(test.query, store.tenant)
    await test.query('UPDATE commerce.carts SET location_id = $1 WHERE subject = $2', [elsewhere, shopper.subject])
    await test.query('UPDATE commerce.cart_lines SET product_id = $1 WHERE line_id = $2', [
      eggs,
      Object.keys(before.cart.fulfillments[store.pickup]?.shoppingCartItems ?? {})[0],
    ])
    expect(without((await restore(shopper, snapshotId)).data).cart).toEqual(before.cart)
  })
})
