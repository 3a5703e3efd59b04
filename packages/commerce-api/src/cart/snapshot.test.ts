import { saveCart } from '@aisle/api/cart'
import { applyCoupon } from '@aisle/api/cart-discount'
import { setAllowSubstitute } from '@aisle/api/cart-stock'
import { setTip } from '@aisle/api/checkout'
import { ZERO_ID } from '@aisle/api/ids'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { insertLocation, insertProduct, insertRow } from '../testing/checkout-store.builder.ts'
import { keepSnapshot } from './snapshot.service.ts'
import { forgetSnapshots } from './snapshot.store.ts'
import { findOwnCart } from './cart.store.ts'
import { linesOf } from '../testing/shopper.ts'
import { openSnapshots, without } from './snapshot.builder.ts'

const { test, store, aGuest, aCustomer, read, restore, empty } = await openSnapshots()

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
