import { cartDetail } from '@aisle/api/cart'
import { deliveryRate, setOrderAddress, setTip, shippingRates } from '@aisle/api/checkout'
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
let rates: { normal: string; fast: string; elsewhere: string; scheduled: string }
const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })
beforeEach(async () => {
  store = await insertStore(test.query, { shipping: { delivery_charge_cents: 250 } })
  const uptown = await insertLocation(test.query, store.tenant)
  const rate = async (name: string, amount_cents: number, values = {}) => {
    const rate_id = randomUUID()
    const target = {
      tenant_id: store.tenant,
      rate_id,
      location_id: store.locationId,
      fulfillment_method_id: store.shipping,
    }
    await insertRow(test.query, 'shipping_rates', { ...target, name, amount_cents, ...values })
    return rate_id
  }
  rates = {
    normal: await rate('Standard', 500, { is_default: true, position: 1, estimated_days: 3 }),
    fast: await rate('Express', 1200, { position: 2 }),
    elsewhere: await rate('Elsewhere', 1, { location_id: uptown }),
    scheduled: await rate('By bike', 1, { fulfillment_method_id: store.scheduled }),
  }
})

async function aShopper() {
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant), `ada-${randomUUID()}@example.com`)
  const cart = await shopper.fill(await insertProduct(test.query, store), 1, store.shipping)
  const choose = (body: object) =>
    test.call(setOrderAddress, { body: { fulfillmentMethodID: store.shipping, ...body } }, shopper.token)
  return { ...shopper, cart, choose }
}
const keptRates = async () =>
  (
    await test.query<{ shipping_rate_id: string }>(
      'SELECT shipping_rate_id FROM commerce.cart_fulfillments WHERE tenant_id = $1',
      [store.tenant],
    )
  ).map((row) => row.shipping_rate_id)

describe('shipping rates', () => {
  it('are those of the store for what is in the cart', async () => {
    const { token } = await aShopper()
    const { data } = await test.call(shippingRates, { query: {} }, token)
    expect(data.rates).toMatchObject([
      {
        rateID: rates.normal,
        fulfillmentMethodID: store.shipping,
        name: 'Standard',
        amount: 5,
        isDefault: true,
        estimatedDays: 3,
      },
      { rateID: rates.fast, name: 'Express', amount: 12, isDefault: false },
    ])
    expect(data.rates).toHaveLength(2)
  })

  it('2§4 have a default, which is kept with the cart', async () => {
    const { cart } = await aShopper()
    expect(cart.fulfillments[store.shipping]?.shippingRateID).toBe(rates.normal)
    expect(await keptRates()).toEqual([rates.normal])
  })

  it('2§4 fall back to the default, which is kept, when the chosen one is no longer offered', async () => {
    const { choose, fill } = await aShopper()
    await choose({ shippingRateID: rates.fast })
    await test.query('DELETE FROM commerce.shipping_rates WHERE rate_id = $1', [rates.fast])
    const cart = await fill(await insertProduct(test.query, store), 1, store.shipping)
    expect(cart.fulfillments[store.shipping]?.shippingRateID).toBe(rates.normal)
    expect(await keptRates()).toEqual([rates.normal])
  })

  it('are chosen before an address is known, are kept, and the sums follow', async () => {
    const { choose, token, cart } = await aShopper()
    const { data } = await choose({ shippingRateID: rates.fast })
    expect(data.orderSummary.shippingRate).toBe(12)
    expect(totalOf(data)).toBeCloseTo(totalOf(cart) + 7, 2)
    const tipped = await test.call(setTip, { body: { tipAmount: 1 } }, token)
    expect(tipped.data.fulfillments[store.shipping]?.shippingRateID).toBe(rates.fast)
    const { address } = tipped.data.fulfillments[store.shipping] ?? {}
    expect(address).toBeNull()
  })

  it('can be looked at without being chosen', async () => {
    const { token } = await aShopper()
    const seen = await test.call(cartDetail, { query: { shippingRateID: rates.fast } }, token)
    expect(seen.data.orderSummary.shippingRate).toBe(12)
    expect(await keptRates()).toEqual([rates.normal])
  })

  it('are chosen beside a tip, too', async () => {
    const { token } = await aShopper()
    const { data } = await test.call(setTip, { body: { tipAmount: 2, shippingRateID: rates.fast } }, token)
    expect(data.orderSummary).toMatchObject({ shippingRate: 12, tipAmount: 2 })
    expect(await keptRates()).toEqual([rates.fast])
  })

  it.each(['elsewhere', 'scheduled'] as const)(
    'T24 of another store or way of receiving are refused: %s',
    async (name) => {
      const { choose, token } = await aShopper()
      expect(await choose({ shippingRateID: rates[name] })).toMatchObject({ status: 404, code: 'CRT_RATE' })
      const tipped = await test.call(setTip, { body: { tipAmount: 2, shippingRateID: rates[name] } }, token)
      expect(tipped).toMatchObject({ status: 404, code: 'CRT_RATE' })
      expect(await keptRates()).toEqual([rates.normal])
    },
  )

  it('T24 of another store or way of receiving place no order', async () => {
    const { choose, prove, order, email } = await aShopper()
    await prove()
    const address = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      line1: '1 Main St',
      city: 'New York',
      state: 'NY',
      zip: '10001',
    }
    const cart = (await choose({ address })).data
    const place = (shippingRateID: string, expectedTotal = totalOf(cart)) =>
      order({
        expectedTotal,
        isPayAtStore: true,
        paymentToken: undefined,
        orderFulfillments: [{ fulfillmentMethodID: store.shipping, shippingRateID }],
      })
    expect(email).toContain('ada-')
    expect((await place(rates.elsewhere)).code).toBe('CRT_RATE')
    expect((await place(rates.scheduled)).code).toBe('CRT_RATE')
    expect((await place(randomUUID())).code).toBe('CRT_RATE')
    expect((await place(rates.fast)).code).toBe('ORD_TOTAL_CHANGED')
    expect((await place(rates.fast, totalOf(cart) + 7)).status).toBe(200)
    const [row] = await test.query<{ shipping_cents: number; shipping_rate_id: string }>(
      'SELECT shipping_cents, shipping_rate_id FROM commerce.order_fulfillments WHERE tenant_id = $1',
      [store.tenant],
    )
    expect(row).toEqual({ shipping_cents: 1200, shipping_rate_id: rates.fast })
  })
})

describe('the delivery rate', () => {
  it('is the store’s charge for shipped goods', async () => {
    const { token } = await aShopper()
    expect((await test.call(deliveryRate, { query: {} }, token)).data).toEqual({ amount: 2.5, isWarehouse: false })
  })

  it('2§4 is nothing from a warehouse', async () => {
    const { token } = await aShopper()
    await test.query('UPDATE commerce.locations SET is_warehouse = true WHERE tenant_id = $1', [store.tenant])
    expect((await test.call(deliveryRate, { query: {} }, token)).data).toEqual({ amount: 0, isWarehouse: true })
  })

  it('is nothing where nothing is shipped, and without a cart', async () => {
    const guest = shopperOf(test, store, await test.tokens.guest(store.tenant))
    const query = {}
    expect((await test.call(deliveryRate, { query }, guest.token)).data.amount).toBe(0)
    await guest.fill(await insertProduct(test.query, store))
    expect((await test.call(deliveryRate, { query }, guest.token)).data.amount).toBe(0)
    expect((await test.call(shippingRates, { query }, guest.token)).data.rates).toEqual([])
  })

  it('T10 of the cart of another is nobody’s business', async () => {
    const { cart } = await aShopper()
    const query = { orderNumber: cart.orderNumber ?? '' }
    const other = await test.tokens.guest(store.tenant)
    expect((await test.call(deliveryRate, { query }, other)).code).toBe('CRT_0002')
    expect((await test.call(shippingRates, { query }, other)).code).toBe('CRT_0002')
  })
})
