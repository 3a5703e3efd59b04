import { setOrderAddress } from '@aisle/api/checkout'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { NO_TRACES, readyToOrder, tracesOf } from '../../testing/ready-order.ts'
import { ada, shopperOf, totalOf } from '../../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now, poolSize: 20 })

describe('T24 an order that was tampered with', () => {
  it.each([
    {
      why: 'pay at store is not offered here',
      options: { pickup: { allow_pay_at_store: false } },
      body: {},
      code: 'CRT_PAY_AT_STORE',
    },
    {
      why: 'pay at store is for customers',
      options: { method: { pay_at_store_user_type: 1 } },
      body: {},
      code: 'CRT_PAY_AT_STORE',
    },
    { why: 'the slot is of another', options: {}, body: { slotBookingID: randomUUID() }, code: 'CRT_0014' },
    { why: 'the address is of another', options: {}, body: { addressID: randomUUID() }, code: 'CRT_ADDRESS' },
  ])('is refused when $why', async ({ options, body, code }) => {
    const given = await readyToOrder(test, { now, store: options })
    const orderFulfillments = [{ fulfillmentMethodID: given.store.pickup, ...body }]
    expect((await given.order({ orderFulfillments })).code).toBe(code)
    expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
  })

  it('is refused when it names other ways of receiving than the cart', async () => {
    const given = await readyToOrder(test, { now })
    const orderFulfillments = [{ fulfillmentMethodID: given.store.shipping }]
    expect((await given.order({ orderFulfillments })).code).toBe('ORD_FULFILLMENT_MISSING')
  })

  it('is refused when the store has stopped to offer its way of receiving', async () => {
    const given = await readyToOrder(test, { now })
    await test.query('UPDATE commerce.location_fulfillments SET is_available = false WHERE tenant_id = $1', [
      given.store.tenant,
    ])
    expect((await given.order()).code).toBe('ORD_FULFILLMENT_NOT_OFFERED')
  })

  it('is refused with the slot of another store', async () => {
    const given = await readyToOrder(test, { now, skipped: ['slot'] })
    const uptown = await builder.insertLocation(test.query, given.store.tenant)
    await builder.insertRow(test.query, 'location_fulfillments', {
      tenant_id: given.store.tenant,
      location_id: uptown,
      fulfillment_method_id: given.store.pickup,
    })
    const there = { ...given.store, locationId: uptown }
    const slot = await builder.insertSlot(test.query, there, given.store.pickup, now)
    await shopperOf(test, there, given.shopper.token).hold(slot)
    expect((await given.order()).code).toBe('CRT_0014')
  })

  it('is refused when an address has come to lie beyond the reach of the store', async () => {
    const store = await builder.insertStore(test.query)
    await test.query('UPDATE commerce.locations SET latitude = 40.75, longitude = -73.99 WHERE tenant_id = $1', [
      store.tenant,
    ])
    await builder.insertRow(test.query, 'zip_areas', {
      tenant_id: store.tenant,
      zip: '90001',
      latitude: 33.97,
      longitude: -118.25,
    })
    const milk = await builder.insertProduct(test.query, store)
    const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant), `far-${randomUUID()}@example.com`)
    const cart = await shopper.fill(milk, 1, store.shipping)
    await shopper.prove({ firstName: 'Ada', lastName: 'Lovelace', email: shopper.email })
    const address = { line1: '1 Far St', city: 'Los Angeles', state: 'CA', zip: '90001' }
    await test.call(setOrderAddress, { body: { fulfillmentMethodID: store.shipping, address } }, shopper.token)
    await test.query('UPDATE commerce.location_fulfillments SET delivery_radius_miles = 10 WHERE tenant_id = $1', [
      store.tenant,
    ])
    const orderFulfillments = [{ fulfillmentMethodID: store.shipping }]
    const reply = await shopper.order({
      expectedTotal: totalOf(cart),
      isPayAtStore: true,
      paymentToken: undefined,
      orderFulfillments,
    })
    expect(reply.code).toBe('ORD_ADDRESS_OUT_OF_AREA')
  })

  it('T66 T21 is refused with fields of our own', async () => {
    const given = await readyToOrder(test, { now })
    const extras: readonly object[] = [
      { finalPayAmount: 0 },
      { isVerifiedOnline: true },
      { status: 'completed' },
      { tenantId: 'x' },
      { customerID: randomUUID() },
    ]
    for (const extra of extras) {
      expect((await given.order(extra)).status).toBe(400)
    }
    expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
  })

  it('T66 is that of whoever the token names, whatever number a page of before sends along', async () => {
    const given = await readyToOrder(test, { now })
    const customerID = randomUUID()

    const { status } = await given.order({ guest: { ...ada, email: given.shopper.email, customerID } })

    expect(status).toBe(200)
    const orders = await test.query('SELECT customer_id FROM commerce.orders WHERE tenant_id = $1', [
      given.store.tenant,
    ])
    expect(orders).toHaveLength(1)
    expect(orders).not.toContainEqual({ customer_id: customerID })
  })
})
