import { cartDetail } from '@aisle/api/cart'
import { outOfStockProducts, updateOutOfStock } from '@aisle/api/cart-stock'
import { applyChangeLocation, changeLocationDetail } from '@aisle/api/cart-location'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import { shopperOf } from '../testing/shopper.ts'
import {
  insertLocation,
  insertProduct,
  insertRow,
  insertStore,
  type TestStore,
} from '../testing/checkout-store.builder.ts'

let test: TestApp
let store: TestStore
beforeAll(async () => {
  test = await buildTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })
  store = await insertStore(test.query)
})
afterAll(() => test.close())

const aGuest = async (at = store) => shopperOf(test, at, await test.tokens.guest(at.tenant))

describe('what has run out', () => {
  it('F30 is listed with what is left, and taken over by the shopper', async () => {
    const milk = await insertProduct(test.query, store, { on_hand: 5 })
    const { token, fill } = await aGuest()
    await fill(milk, 5)
    await test.query('UPDATE commerce.stock SET on_hand = 2 WHERE product_id = $1', [milk])
    const { data } = await test.call(outOfStockProducts, { query: {} }, token)
    expect(data.items).toMatchObject([{ productID: milk, qty: 5, inStockQty: 2 }])
    const orderLineItemID = data.items[0]?.orderLineItemID ?? ''
    await test.call(updateOutOfStock, { query: {}, body: { items: [{ orderLineItemID, selectedQty: 2 }] } }, token)
    expect((await test.call(cartDetail, { query: {} }, token)).data.totalItems).toBe(2)
    expect((await test.call(outOfStockProducts, { query: {} }, token)).data.items).toEqual([])
  })
})

describe('another store', () => {
  it('shows what it lacks before the cart goes there without it', async () => {
    const milk = await insertProduct(test.query, store)
    const bread = await insertProduct(test.query, store, { title: 'Bread' })
    const uptown = await insertLocation(test.query, store.tenant, { name: 'Uptown' })
    await insertRow(test.query, 'location_fulfillments', {
      tenant_id: store.tenant,
      location_id: uptown,
      fulfillment_method_id: store.pickup,
    })
    await insertRow(test.query, 'stock', { tenant_id: store.tenant, location_id: uptown, product_id: milk, on_hand: 1 })
    const { token, fill } = await aGuest()
    await fill(milk, 2)
    await fill(bread)
    const query = { locationId: uptown, fulfillmentMethodID: store.pickup, zipCode: '10002' }
    const detail = await test.call(changeLocationDetail, { query }, token)
    expect(detail.data).toMatchObject({
      availableProductsCount: 1,
      unavailableProducts: [{ title: 'Bread', qty: 1 }],
      location: { name: 'Uptown' },
    })
    const { data } = await test.call(applyChangeLocation, { query }, token)
    expect(data).toMatchObject({ locationID: uptown, zipCode: '10002', totalItems: 1 })
  })
})
