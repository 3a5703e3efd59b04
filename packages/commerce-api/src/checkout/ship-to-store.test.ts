import { saveCart } from '@aisle/api/cart'
import { applyChangeLocation, applyShipToStoreLocation, shipToStoreLocation } from '@aisle/api/cart-location'
import { setOrderAddress } from '@aisle/api/checkout'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import {
  insertLocation,
  insertProduct,
  insertRow,
  insertStore,
  type TestStore,
} from '../testing/checkout-store.builder.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'

let store: TestStore
let uptown: string
const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })
beforeEach(async () => {
  store = await insertStore(test.query, { shipping: { delivery_radius_miles: 1 } })
  uptown = await insertReceiver('Uptown')
  await insertReceiver('Warehouse', { is_warehouse: true })
})

async function insertReceiver(name: string, values = {}) {
  const location = await insertLocation(test.query, store.tenant, { name, line1: `9 ${name} St`, ...values })
  await insertRow(test.query, 'location_fulfillments', {
    tenant_id: store.tenant,
    location_id: location,
    fulfillment_method_id: store.pickup,
  })
  return location
}

async function aShopper(method = store.shipping) {
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant), `ada-${randomUUID()}@example.com`)
  const milk = await insertProduct(test.query, store)
  const cart = await shopper.fill(milk, 1, method)
  const stores = async () =>
    (await test.call(shipToStoreLocation, { query: {} }, shopper.token)).data.items.map(({ name }) => name)
  const ship = (locationID: string) => test.call(applyShipToStoreLocation, { query: { locationID } }, shopper.token)
  const place = () =>
    shopper.order({
      expectedTotal: totalOf(cart),
      isPayAtStore: true,
      paymentToken: undefined,
      orderFulfillments: [{ fulfillmentMethodID: method }],
    })
  return { ...shopper, milk, stores, ship, place }
}

describe('shipping to a store', () => {
  it('is offered to those that hand goods out, for goods that are shipped', async () => {
    expect(await (await aShopper()).stores()).toEqual(['Uptown'])
    expect(await (await aShopper(store.pickup)).stores()).toEqual([])
    expect(await (await aShopper(store.scheduled)).stores()).toEqual([])
  })

  it('offers the nearest store to a zip code first', async () => {
    await insertReceiver('Faraway', { latitude: 34, longitude: -118 })
    await test.query("UPDATE commerce.locations SET latitude = 40.7, longitude = -74 WHERE name = 'Uptown'")
    await insertRow(test.query, 'zip_areas', {
      tenant_id: store.tenant,
      zip: '90001',
      latitude: 33.97,
      longitude: -118.25,
    })
    const { token } = await aShopper()
    const { data } = await test.call(shipToStoreLocation, { query: { zipCode: '90001' } }, token)
    expect(data.items.map(({ name }) => name)).toEqual(['Faraway', 'Uptown'])
    expect(data.items[0]?.distance).toBeLessThan(25)
  })

  it('sends the goods to its address, and the order says so', async () => {
    const { ship, prove, place } = await aShopper()
    await prove()
    const { data } = await ship(uptown)
    expect(data).toMatchObject({ shipToStoreLocationID: uptown, shipToStoreName: 'Uptown' })
    expect(data.fulfillments[store.shipping]?.address).toMatchObject({ line1: '9 Uptown St' })
    expect((await place()).status).toBe(200)
    const [row] = await test.query<{ ship_to_store_location_id: string; address: { line1: string } }>(
      'SELECT ship_to_store_location_id, address FROM commerce.order_fulfillments WHERE tenant_id = $1',
      [store.tenant],
    )
    expect(row).toMatchObject({ ship_to_store_location_id: uptown, address: { line1: '9 Uptown St' } })
  })

  it('takes no word to the store that was meant for a door', async () => {
    const { ship, token, prove, place } = await aShopper()
    await prove()
    const address = { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
    const door = { address, deliveryInstruction: 'Behind the garage', isContactlessDelivery: true }
    await test.call(setOrderAddress, { body: { fulfillmentMethodID: store.shipping, ...door } }, token)
    const { data } = await ship(uptown)
    const nothing = { deliveryInstruction: null, isContactlessDelivery: false }
    expect(data.fulfillments[store.shipping]).toMatchObject(nothing)
    expect((await place()).status).toBe(200)
    const [row] = await test.query(
      'SELECT delivery_instruction, is_contactless FROM commerce.order_fulfillments WHERE tenant_id = $1',
      [store.tenant],
    )
    expect(row).toEqual({ delivery_instruction: null, is_contactless: false })
  })

  it('T24 is refused where the store does not take goods', async () => {
    const { ship } = await aShopper()
    const other = await insertStore(test.query)
    for (const id of [store.locationId, other.locationId, randomUUID()]) {
      expect(await ship(id)).toMatchObject({ status: 409, code: 'CRT_SHIP_TO_STORE' })
    }
    expect(await (await aShopper(store.pickup)).ship(uptown)).toMatchObject({ code: 'CRT_SHIP_TO_STORE' })
  })

  it('T24 is refused at the order where the store has stopped to take goods', async () => {
    const { ship, prove, place } = await aShopper()
    await prove()
    await ship(uptown)
    await test.query('DELETE FROM commerce.location_fulfillments WHERE location_id = $1', [uptown])
    expect((await place()).code).toBe('CRT_SHIP_TO_STORE')
  })

  it('T10 of the cart of another is refused', async () => {
    const { fill, milk } = await aShopper()
    const orderNumber = (await fill(milk, 2, store.shipping)).orderNumber ?? ''
    const other = await test.tokens.guest(store.tenant)
    const query = { orderNumber, locationID: uptown }
    expect((await test.call(applyShipToStoreLocation, { query }, other)).code).toBe('CRT_0002')
    expect((await test.call(shipToStoreLocation, { query: { orderNumber } }, other)).code).toBe('CRT_0002')
  })
})

describe('a store to ship to is forgotten', () => {
  it('with an address', async () => {
    const { ship, token } = await aShopper()
    await ship(uptown)
    const address = { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
    const body = { fulfillmentMethodID: store.shipping, address }
    expect((await test.call(setOrderAddress, { body }, token)).data.shipToStoreLocationID).toBeNull()
  })

  it('with another way of receiving', async () => {
    const { ship, token } = await aShopper()
    await ship(uptown)
    const query = { locationId: store.locationId, fulfillmentMethodID: store.pickup }
    expect((await test.call(applyChangeLocation, { query }, token)).data.shipToStoreLocationID).toBeNull()
  })

  it('when nothing is shipped any more', async () => {
    const { ship, token, milk, fill } = await aShopper()
    await ship(uptown)
    await fill(await insertProduct(test.query, store))
    const products = [{ productId: milk, qty: 0 }]
    const body = { fulfillmentMethodId: store.shipping, products, locationID: store.locationId }
    expect((await test.call(saveCart, { body }, token)).data.shipToStoreLocationID).toBeNull()
  })
})
