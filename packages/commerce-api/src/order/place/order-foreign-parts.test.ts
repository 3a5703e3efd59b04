import { saveCart } from '@aisle/api/cart'
import { setOrderAddress, setOrderPayments } from '@aisle/api/checkout'
import type { PlaceOrderBody } from '@aisle/api/place-order'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { NO_TRACES, readyToOrder, tracesOf } from '../../testing/ready-order.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now })

const newRate = async ({ tenant }: builder.TestStore, methodId: string, values: object = {}) => {
  const rate_id = randomUUID()
  const rate = { rate_id, fulfillment_method_id: methodId, name: 'Ground', amount_cents: 500 }
  await builder.insertRow(test.query, 'shipping_rates', { tenant_id: tenant, ...rate, ...values })
  return rate_id
}

/** A customer whose goods are shipped, for $5, in front of the button. */
async function shipped() {
  const store = await builder.insertStore(test.query)
  const own = await newRate(store, store.shipping, { location_id: store.locationId, is_default: true })
  const milk = await builder.insertProduct(test.query, store)
  const { subject } = await builder.insertCustomer(test.query, store.tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  await shopper.fill(milk, 1, store.shipping)
  const address = { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
  const choose = (more: object) =>
    test.call(setOrderAddress, { body: { fulfillmentMethodID: store.shipping, ...more } }, shopper.token)
  const cart = (await choose({ address })).data
  const order = (wish: object, body: Partial<PlaceOrderBody> = {}) =>
    shopper.order({
      expectedTotal: totalOf(cart),
      isPayAtStore: true,
      paymentToken: undefined,
      guest: undefined,
      orderFulfillments: [{ fulfillmentMethodID: store.shipping, ...wish }],
      ...body,
    })
  return { store, own, milk, shopper, cart, choose, order }
}

describe('T24 a rate', () => {
  it.each([
    {
      of: 'another store',
      rate: async ({ store }: Awaited<ReturnType<typeof shipped>>) => {
        const location_id = await builder.insertLocation(test.query, store.tenant)
        return await newRate(store, store.shipping, { location_id, amount_cents: 1 })
      },
    },
    {
      of: 'another way of receiving',
      rate: ({ store }: Awaited<ReturnType<typeof shipped>>) =>
        newRate(store, store.scheduled, { location_id: store.locationId, amount_cents: 1 }),
    },
    {
      of: 'another tenant',
      rate: async () => {
        const other = await builder.insertStore(test.query)
        return await newRate(other, other.shipping, { amount_cents: 1 })
      },
    },
    { of: 'nobody', rate: async () => randomUUID() },
  ])('of $of is refused, in the cart and in the order', async ({ rate }) => {
    const given = await shipped()
    const shippingRateID = await rate(given)
    expect(await given.choose({ shippingRateID })).toMatchObject({ status: 404, code: 'CRT_RATE' })
    expect(await given.order({ shippingRateID })).toMatchObject({ status: 404, code: 'CRT_RATE' })
    expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
  })

  it('of its own is what the order costs', async () => {
    const given = await shipped()
    const express = await newRate(given.store, given.store.shipping, { amount_cents: 1200 })
    const expectedTotal = totalOf(given.cart) + 7
    expect((await given.order({ shippingRateID: express }, { expectedTotal })).status).toBe(200)
  })
})

describe('T24 a kept card', () => {
  const keepCard = async (store: builder.TestStore, customerId: string) => {
    const payment_method_id = randomUUID()
    await builder.insertRow(test.query, 'payment_methods', {
      tenant_id: store.tenant,
      customer_id: customerId,
      payment_method_id,
      provider: 'DATACAP',
      token: `card_${payment_method_id}`,
      brand: 'visa',
      last4: '1111',
      expiry_month: 12,
      expiry_year: 2030,
    })
    return payment_method_id
  }

  it('of another customer pays nothing', async () => {
    const { store, shopper, order } = await shipped()
    const other = await builder.insertCustomer(test.query, store.tenant, { email: 'other@example.com' })
    const paymentMethodID = await keepCard(store, other.customerId)
    const chosen = await test.call(setOrderPayments, { body: { paymentMethodId: paymentMethodID } }, shopper.token)
    expect(chosen).toMatchObject({ status: 404, code: 'CRT_PAYMENT_METHOD' })
    const reply = await order({}, { isPayAtStore: undefined, paymentMethodID })
    expect(reply).toMatchObject({ status: 404, code: 'CRT_PAYMENT_METHOD' })
    expect(await tracesOf(test, store.tenant)).toEqual(NO_TRACES)
  })

  it('pays nothing for a guest', async () => {
    const given = await readyToOrder(test, { now })
    const { customerId } = await builder.insertCustomer(test.query, given.store.tenant)
    const paymentMethodID = await keepCard(given.store, customerId)
    const reply = await given.order({ isPayAtStore: undefined, paymentMethodID })
    expect(reply).toMatchObject({ status: 404, code: 'CRT_PAYMENT_METHOD' })
    expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
  })
})

describe('T24 a way of receiving', () => {
  it('that a product is not sold in is refused, also when it was sold so before', async () => {
    const given = await readyToOrder(test, { now })
    await test.query("UPDATE commerce.products SET fulfillment_kinds = '{delivery}' WHERE product_id = $1", [
      given.milk,
    ])
    expect(await given.order()).toMatchObject({ status: 409, code: 'ORD_FULFILLMENT_NOT_OFFERED' })
    expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
    const products = [{ productId: given.milk, qty: 2 }]
    const body = { fulfillmentMethodId: given.store.pickup, products, locationID: given.store.locationId }
    expect((await test.call(saveCart, { body }, given.shopper.token)).status).toBe(409)
  })

  it.each([
    { wish: { deliveryInstruction: 'At the door' }, what: 'words for the driver', code: 'CRT_NOT_BROUGHT' },
    { wish: { isContactlessDelivery: true }, what: 'no contact at the door', code: 'CRT_NOT_BROUGHT' },
    { wish: { shippingRateID: randomUUID() }, what: 'a rate', code: 'CRT_RATE' },
  ])('by pickup takes no order with $what', async ({ wish, code }) => {
    const given = await readyToOrder(test, { now })
    const orderFulfillments = [{ fulfillmentMethodID: given.store.pickup, ...wish }]
    expect((await given.order({ orderFulfillments })).code).toBe(code)
    expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
  })

  it.each([{}, { deliveryInstruction: 'x' }, { pickupPerson: 'Ada Lovelace' }])(
    'that does not exist, or is not in the cart, is refused with %o',
    async (wish) => {
      const given = await readyToOrder(test, { now })
      for (const id of [randomUUID(), given.store.scheduled]) {
        const orderFulfillments = [{ fulfillmentMethodID: given.store.pickup }, { fulfillmentMethodID: id, ...wish }]
        expect(await given.order({ orderFulfillments })).toMatchObject({ status: 400, code: 'ORD_FULFILLMENT_MISSING' })
      }
      expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
    },
  )
})
