import { addressInputSchema } from '@aisle/api/address'
import { setOrderAddress } from '@aisle/api/checkout'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openTestApp } from '../server/testing.ts'
import { insertProduct, insertRow, insertStore, type TestStore } from '../testing/checkout-store.builder.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'

const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })

const here = { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
const ada = { firstName: 'Ada', lastName: 'Lovelace', phone: '212-555-0100' }

async function aShopper(store: TestStore, method = store.scheduled) {
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant), `ada-${randomUUID()}@example.com`)
  const cart = await shopper.fill(await insertProduct(test.query, store), 1, method)
  const choose = (body: object) =>
    test.call(setOrderAddress, { body: { fulfillmentMethodID: method, ...body } }, shopper.token)
  const place = (body = {}) =>
    shopper.order({
      expectedTotal: totalOf(cart),
      isPayAtStore: true,
      paymentToken: undefined,
      orderFulfillments: [{ fulfillmentMethodID: method, ...body }],
    })
  return { ...shopper, choose, place }
}

it('an address out of reach is refused as soon as it is given', async () => {
  const store = await insertStore(test.query, { delivery: { delivery_radius_miles: 10 } })
  await test.query('UPDATE commerce.locations SET latitude = 40.75, longitude = -73.99 WHERE tenant_id = $1', [
    store.tenant,
  ])
  const area = { tenant_id: store.tenant, zip: '90001', latitude: 33.97, longitude: -118.25 }
  await insertRow(test.query, 'zip_areas', area)
  const { choose } = await aShopper(store)

  expect(await choose({ address: { ...here, zip: '90001' } })).toMatchObject({
    status: 409,
    code: 'ORD_ADDRESS_OUT_OF_AREA',
  })
  const { data } = await choose({ address: here })
  expect(data.fulfillments[store.scheduled]?.address).toMatchObject({ zip: '10001' })
})

it('a store that asks for full addresses wants to know whom to meet, at the address and at the order', async () => {
  const store = await insertStore(test.query)
  const { choose, prove, place } = await aShopper(store)
  await prove()
  expect((await choose({ address: here })).status).toBe(200)
  await test.query(
    'UPDATE commerce.tenant_configurations SET ask_full_address_for_delivery = true WHERE tenant_id = $1',
    [store.tenant],
  )

  expect((await place()).code).toBe('ORD_ADDRESS_INCOMPLETE')
  for (const missing of ['firstName', 'lastName', 'phone']) {
    const address = z.parse(addressInputSchema, { ...here, ...ada, [missing]: undefined })
    expect((await choose({ address })).code).toBe('ORD_ADDRESS_INCOMPLETE')
  }
  expect((await choose({ address: { ...here, ...ada } })).status).toBe(200)
  expect((await place()).status).toBe(200)
})

it('note and contactless delivery are kept with the cart, shown again, and go with the order', async () => {
  const store = await insertStore(test.query)
  const { choose, prove, place } = await aShopper(store)
  await prove()
  await choose({ isContactlessDelivery: true })
  await choose({ address: here, deliveryInstruction: 'Ring twice' })

  const { data } = await choose({ deliveryInstruction: 'Ring once' })
  expect(data.fulfillments[store.scheduled]).toMatchObject({
    address: { line1: '1 Main St' },
    deliveryInstruction: 'Ring once',
    isContactlessDelivery: true,
  })
  expect((await place()).status).toBe(200)
  const [row] = await test.query(
    'SELECT delivery_instruction, is_contactless FROM commerce.order_fulfillments WHERE tenant_id = $1',
    [store.tenant],
  )
  expect(row).toEqual({ delivery_instruction: 'Ring once', is_contactless: true })
})

it('nothing at all names no address', async () => {
  const store = await insertStore(test.query)
  const { choose } = await aShopper(store)
  expect(await choose({})).toMatchObject({ status: 400, code: 'CRT_ADDRESS' })
})

it.each([{ address: here }, { isContactlessDelivery: true }, { deliveryInstruction: 'Ring' }])(
  'T24 goods that are fetched go to no address: %o',
  async (body) => {
    const store = await insertStore(test.query)
    const { choose } = await aShopper(store, store.pickup)
    expect(await choose(body)).toMatchObject({ status: 409, code: 'CRT_NOT_BROUGHT' })
  },
)
