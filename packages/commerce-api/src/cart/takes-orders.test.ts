import { cartDetail, saveCart } from '@aisle/api/cart'
import { expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertProduct, insertStore } from '../testing/checkout-store.builder.ts'

const test = await openTestApp()

/** What adding something answers in a store whose settings have, or lack, a payment gateway. */
async function addIn(business: Readonly<Record<string, unknown>>) {
  const store = await insertStore(test.query, { business })
  const productId = await insertProduct(test.query, store)
  const token = await test.tokens.guest(store.tenant)
  const place = { fulfillmentMethodId: store.pickup, locationID: store.locationId, zipCode: '10001' }
  const reply = await test.call(saveCart, { body: { ...place, products: [{ productId, qty: 1 }] } }, token)
  const { data } = await test.call(cartDetail, { query: {} }, token)
  return { reply, items: data.totalItems ?? 0 }
}

it.each([
  { currentPaymentGateway: null, noPaymentGatewayMessage: 'We take no orders yet.' },
  { currentPaymentGateway: '', noPaymentGatewayMessage: 'We take no orders yet.' },
])(
  '1§8 a store with the gateway $currentPaymentGateway takes nothing in, and says what it is told to',
  async (business) => {
    const { reply, items } = await addIn(business)
    expect(reply).toMatchObject({ status: 409, code: 'CRT_NO_PAYMENT_GATEWAY' })
    expect(reply.errors[0]?.descreption).toBe('We take no orders yet.')
    expect(items).toBe(0)
  },
)

it('1§8 has a text of its own where the store gives none', async () => {
  const { reply } = await addIn({ currentPaymentGateway: null })
  expect(reply.errors[0]?.descreption).toMatch(/\w+ \w+/)
})

it.each([{}, { currentPaymentGateway: 'DATACAP' }, { currentPaymentGateway: 'USAEPAY' }])(
  'decision 23: a store with %o takes it in',
  async (business) => {
    const { reply, items } = await addIn(business)
    expect(reply.status).toBe(200)
    expect(items).toBe(1)
  },
)
