import { saveCart } from '@aisle/api/cart'
import { applyDiscountCoupon } from '@aisle/api/cart-discount'
import { setOrderAddress, setOrderPayments } from '@aisle/api/checkout'
import type { PlaceOrderBody } from '@aisle/api/place-order'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { shopperOf, type TestShopper, totalOf } from '../../testing/shopper.ts'

let test: TestApp
const now = new Date('2026-11-20T15:00:00Z')
beforeAll(async () => {
  test = await buildTestApp({ now: () => now, poolSize: 20 })
})
afterAll(() => test.close())

const count = async (table: string, tenant: string) =>
  (await test.query(`SELECT 1 FROM commerce.${table} WHERE tenant_id = $1`, [tenant])).length

type Step = 'otp' | 'person' | 'slot'
type Given = { store: builder.TestStore; slot: { slotId: string; bookingDate: string } }
const steps: Record<Step, (shopper: TestShopper, given: Given) => Promise<unknown>> = {
  otp: (shopper) => shopper.prove({ firstName: 'Ada', lastName: 'Lovelace', email: shopper.email }),
  person: (shopper) => shopper.namePickupPerson(),
  slot: (shopper, { slot }) => shopper.hold(slot),
}

async function readyToOrder(options: Parameters<typeof builder.insertStore>[1] = {}, skipped: readonly Step[] = [], product = {}) {
  const store = await builder.insertStore(test.query, { pickup: { is_slot_booking_required: true }, ...options })
  const milk = await builder.insertProduct(test.query, store, product)
  const slot = await builder.insertSlot(test.query, store, store.pickup, now)
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant), `ada-${randomUUID()}@example.com`)
  const cart = await shopper.fill(milk)
  for (const step of ['otp', 'person', 'slot'] as const) if (!skipped.includes(step)) await steps[step](shopper, { store, slot })
  const order = (body: Partial<PlaceOrderBody> = {}, key?: string) =>
    shopper.order({ expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined, ...body }, key)
  return { store, milk, slot, shopper, cart, order }
}

const nothingHappened = async ({ store, milk }: { store: builder.TestStore; milk: string }) => {
  expect(await count('orders', store.tenant)).toBe(0)
  expect(await test.query('SELECT on_hand FROM commerce.stock WHERE product_id = $1', [milk])).toEqual([{ on_hand: 100 }])
  expect(await test.query("SELECT 1 FROM commerce.outbox WHERE tenant_id = $1 AND kind = 'order-placed'", [store.tenant])).toEqual([])
}

describe('T25 an order with a step left out', () => {
  it.each([
    { skipped: ['otp'], code: 'ORD_CONTACT_NOT_VERIFIED' },
    { skipped: ['person'], code: 'ORD_PICKUP_PERSON_NEEDED' },
    { skipped: ['slot'], code: 'CRT_0014' },
    { skipped: ['otp', 'person'], code: 'ORD_CONTACT_NOT_VERIFIED' },
    { skipped: ['otp', 'slot'], code: 'ORD_CONTACT_NOT_VERIFIED' },
    { skipped: ['person', 'slot'], code: 'ORD_PICKUP_PERSON_NEEDED' },
    { skipped: ['otp', 'person', 'slot'], code: 'ORD_CONTACT_NOT_VERIFIED' },
  ] satisfies { skipped: Step[]; code: string }[])('answers $code without $skipped and does nothing', async ({ skipped, code }) => {
    const given = await readyToOrder({}, skipped)
    expect((await given.order()).code).toBe(code)
    await nothingHappened(given)
  })

  it.each([
    { body: { isAcknowledgeAccepted: false }, code: 'ORD_ACKNOWLEDGE_NEEDED' },
    { body: { isPayAtStore: false }, code: 'ORD_PAYMENT_NEEDED' },
    { body: { guest: undefined }, code: 'ORD_CONTACT_NEEDED' },
  ])('answers $code', async ({ body, code }) => {
    const given = await readyToOrder()
    expect((await given.order(body)).code).toBe(code)
    await nothingHappened(given)
  })

  it('needs a key that tells it from a second one', async () => {
    const { shopper, cart } = await readyToOrder()
    expect((await shopper.order({ expectedTotal: totalOf(cart) }, '')).code).toBe('IDEMPOTENCY_KEY_NEEDED')
  })

  it('is placed when nothing is left out', async () => {
    expect((await (await readyToOrder()).order()).status).toBe(200)
  })
})

describe('T24 an order that was tampered with', () => {
  it.each([
    { why: 'pay at store is not offered here', options: { pickup: { allow_pay_at_store: false } }, body: {}, code: 'CRT_PAY_AT_STORE' },
    { why: 'pay at store is for customers', options: { method: { pay_at_store_user_type: 1 } }, body: {}, code: 'CRT_PAY_AT_STORE' },
    { why: 'the slot is of another', options: {}, body: { slotBookingID: randomUUID() }, code: 'CRT_0014' },
    { why: 'the address is of another', options: {}, body: { addressID: randomUUID() }, code: 'CRT_ADDRESS' },
  ])('is refused when $why', async ({ options, body, code }) => {
    const given = await readyToOrder(options)
    const orderFulfillments = [{ fulfillmentMethodID: given.store.pickup, ...body }]
    expect((await given.order({ orderFulfillments })).code).toBe(code)
    await nothingHappened(given)
  })

  it('is refused when it names other ways of receiving than the cart', async () => {
    const given = await readyToOrder()
    const orderFulfillments = [{ fulfillmentMethodID: given.store.shipping }]
    expect((await given.order({ orderFulfillments })).code).toBe('ORD_FULFILLMENT_MISSING')
  })

  it('is refused when the store has stopped to offer its way of receiving', async () => {
    const given = await readyToOrder()
    await test.query('UPDATE commerce.location_fulfillments SET is_available = false WHERE tenant_id = $1', [given.store.tenant])
    expect((await given.order()).code).toBe('ORD_FULFILLMENT_NOT_OFFERED')
  })

  it('is refused with the slot of another store', async () => {
    const given = await readyToOrder({}, ['slot'])
    const uptown = await builder.insertLocation(test.query, given.store.tenant)
    await builder.insertRow(test.query, 'location_fulfillments', { tenant_id: given.store.tenant, location_id: uptown, fulfillment_method_id: given.store.pickup })
    const there = { ...given.store, locationId: uptown }
    const slot = await builder.insertSlot(test.query, there, given.store.pickup, now)
    await shopperOf(test, there, given.shopper.token).hold(slot)
    expect((await given.order()).code).toBe('CRT_0014')
  })

  it('is refused when an address lies beyond the reach of the store', async () => {
    const store = await builder.insertStore(test.query, { shipping: { delivery_radius_miles: 10 } })
    await test.query('UPDATE commerce.locations SET latitude = 40.75, longitude = -73.99 WHERE tenant_id = $1', [store.tenant])
    await builder.insertRow(test.query, 'zip_areas', { tenant_id: store.tenant, zip: '90001', latitude: 33.97, longitude: -118.25 })
    const milk = await builder.insertProduct(test.query, store)
    const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant), `far-${randomUUID()}@example.com`)
    const cart = await shopper.fill(milk, 1, store.shipping)
    await shopper.prove({ firstName: 'Ada', lastName: 'Lovelace', email: shopper.email })
    const address = { line1: '1 Far St', city: 'Los Angeles', state: 'CA', zip: '90001' }
    await test.call(setOrderAddress, { body: { fulfillmentMethodID: store.shipping, address } }, shopper.token)
    const orderFulfillments = [{ fulfillmentMethodID: store.shipping }]
    const reply = await shopper.order({ expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined, orderFulfillments })
    expect(reply.code).toBe('ORD_ADDRESS_OUT_OF_AREA')
  })

  it('T66 T21 is refused with fields of our own', async () => {
    const given = await readyToOrder()
    const extras: readonly object[] = [{ finalPayAmount: 0 }, { isVerifiedOnline: true }, { status: 'completed' }, { tenantId: 'x' }]
    for (const extra of extras) {
      expect((await given.order(extra)).status).toBe(400)
    }
    await nothingHappened(given)
  })
})

describe('an order', () => {
  it('T29 with a restricted product is refused to somebody unverified', async () => {
    const business = { isStoreAgeRestricted: true, enableAgeRestrictedCheckout: true }
    const given = await readyToOrder({ business }, [], { has_age_restriction: true })
    expect((await given.order()).code).toBe('AGE_VERIFICATION_NEEDED')
    await nothingHappened(given)
  })

  it('of a guest is refused where guests do not check out', async () => {
    expect((await (await readyToOrder({ business: { enableGuestCheckout: false } })).order()).code).toBe('ORD_GUEST_CHECKOUT_OFF')
  })

  it('below the minimum is refused, and placed with a fixed charge instead', async () => {
    const below = await readyToOrder({ pickup: { min_checkout_cents: 400 } })
    expect((await below.order()).code).toBe('ORD_BELOW_MINIMUM')
    const charged = await readyToOrder({ pickup: { min_checkout_cents: 400, fixed_charge_cents: 300 } })
    expect(totalOf(charged.cart)).toBe(6.99)
    expect((await charged.order()).status).toBe(200)
  })

  it('F31 is refused with the new total when a price has changed', async () => {
    const given = await readyToOrder()
    await test.query('UPDATE commerce.products SET price_cents = 450 WHERE product_id = $1', [given.milk])
    const reply = await given.order()
    expect(reply).toMatchObject({ status: 409, code: 'ORD_TOTAL_CHANGED' })
    expect(reply.message).toContain('$4.50')
    expect((await given.order({ expectedTotal: 4.5 })).status).toBe(200)
  })

  it('F30 is refused when the last piece is gone, and nothing is taken', async () => {
    const given = await readyToOrder()
    await test.query('UPDATE commerce.stock SET on_hand = 0 WHERE product_id = $1', [given.milk])
    expect((await given.order()).code).toBe('ORD_OUT_OF_STOCK')
    expect(await count('orders', given.store.tenant)).toBe(0)
  })

  it('F29 is refused with CRT_0014 when its slot was held too long ago', async () => {
    const given = await readyToOrder()
    await test.query("UPDATE commerce.slot_bookings SET expires_at = '2026-11-20T14:59:59Z' WHERE tenant_id = $1", [given.store.tenant])
    expect((await given.order()).code).toBe('CRT_0014')
    await nothingHappened(given)
  })

  it('answers a key that was used for another order with 422', async () => {
    const given = await readyToOrder()
    const key = randomUUID()
    expect((await given.order({}, key)).status).toBe(200)
    expect(await given.order({ tipAmount: 1 }, key)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('F25 is the same order under another key', async () => {
    const given = await readyToOrder()
    const orderNumber = given.cart.orderNumber ?? ''
    const first = await given.order({ orderNumber })
    expect((await given.order({ orderNumber })).data).toEqual(first.data)
    expect((await given.order({ orderNumber, tipAmount: 0 })).data).toEqual(first.data)
    expect(await count('orders', given.store.tenant)).toBe(1)
  })

  it('F25 is the same order under another key for somebody whose cart has no number', async () => {
    const given = await readyToOrder()
    const first = await given.order()
    expect((await given.order()).data).toEqual(first.data)
    expect(await count('orders', given.store.tenant)).toBe(1)
  })

  it('F27 leaves nothing to change in the cart that it came from', async () => {
    const given = await readyToOrder()
    await given.order()
    const body = { orderNumber: given.cart.orderNumber ?? '', fulfillmentMethodId: given.store.pickup, products: [{ productId: given.milk, qty: 2 }] }
    expect(await test.call(saveCart, { body }, given.shopper.token)).toMatchObject({ status: 404, code: 'CRT_0002' })
  })

  it('T67 leaves its traces in the audit log, with the request that made it', async () => {
    const given = await readyToOrder()
    const { data } = await given.order()
    const rows = await test.query('SELECT action, request_id IS NOT NULL AS known FROM commerce.audit_log WHERE object_id = $1 ORDER BY audit_id', [data.orderID])
    expect(rows).toEqual([{ action: 'order.placed', known: true }])
  })
})

describe('many shoppers at once', () => {
  const crowd = async (store: builder.TestStore, productId: string, size: number) => {
    const email = (index: number) => `crowd${index}@example.com`
    const join = async (index: number) => {
      const { subject } = await builder.insertCustomer(test.query, store.tenant, { email: email(index) })
      const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject, email(index)))
      const cart = await shopper.fill(productId)
      await shopper.namePickupPerson()
      return () => shopper.order({ expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined, guest: undefined })
    }
    const orders = []
    for (let index = 0; index < size; index += 1) orders.push(await join(index))
    return orders
  }

  it('G2 T28 sells 50 of 50 to 300 buyers', async () => {
    const store = await builder.insertStore(test.query)
    const milk = await builder.insertProduct(test.query, store, { on_hand: 50 })
    const orders = await crowd(store, milk, 300)
    const replies = await Promise.all(orders.map((order) => order()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(new Set(['ORD_OUT_OF_STOCK']))
    expect(await test.query('SELECT on_hand FROM commerce.stock WHERE product_id = $1', [milk])).toEqual([{ on_hand: 0 }])
    expect(await test.query('SELECT sum(qty)::int AS sold FROM commerce.order_lines WHERE product_id = $1', [milk])).toEqual([{ sold: 50 }])
  }, 60_000)

  it('T20 redeem a gift card of $50 for $50 in 20 orders', async () => {
    const store = await builder.insertStore(test.query)
    const milk = await builder.insertProduct(test.query, store, { price_cents: 1000 })
    const number = '9123456789012345'
    await builder.insertRow(test.query, 'gift_cards', { tenant_id: store.tenant, number, family: 1, status: 1, initial_cents: 5000, balance_cents: 5000 })
    const replies = await Promise.all(Array.from({ length: 20 }, async () => {
      const { subject } = await builder.insertCustomer(test.query, store.tenant)
      const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
      await shopper.fill(milk)
      await shopper.namePickupPerson()
      const giftCards = [{ giftCardNumber: number, redeemAmount: 10 }]
      await test.request({ method: 'PUT', url: setOrderPayments.path, payload: { giftCards }, remoteAddress: `10.0.0.${Math.ceil(Math.random() * 250)}` }, shopper.token)
      return await shopper.order({ expectedTotal: 0, paymentToken: undefined, guest: undefined })
    }))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    const [card] = await test.query<{ balance_cents: number }>('SELECT balance_cents FROM commerce.gift_cards WHERE number = $1', [number])
    expect(card?.balance_cents).toBe(0)
    expect(await test.query('SELECT sum(amount_cents)::int AS sum FROM commerce.gift_card_ledger WHERE tenant_id = $1', [store.tenant])).toEqual([{ sum: -5000 }])
  }, 60_000)

  it('T26 use a coupon for one order in 30', async () => {
    const store = await builder.insertStore(test.query)
    const milk = await builder.insertProduct(test.query, store, { price_cents: 1000 })
    await builder.insertRow(test.query, 'coupons', { tenant_id: store.tenant, code: 'ONCE', title: 'Once', kind: 'amount', value: 500, usage_limit: 1 })
    const replies = await Promise.all(Array.from({ length: 30 }, async () => {
      const { subject } = await builder.insertCustomer(test.query, store.tenant)
      const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
      await shopper.fill(milk)
      await shopper.namePickupPerson()
      await test.call(applyDiscountCoupon, { body: { DiscountCouponCode: 'once' } }, shopper.token)
      return await shopper.order({ expectedTotal: 5, isPayAtStore: true, paymentToken: undefined, guest: undefined })
    }))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await test.query('SELECT used_count FROM commerce.coupons WHERE tenant_id = $1', [store.tenant])).toEqual([{ used_count: 1 }])
  }, 60_000)

  it('F37 order crosswise without waiting for each other for ever', async () => {
    const store = await builder.insertStore(test.query)
    const products = await Promise.all(Array.from({ length: 6 }, () => builder.insertProduct(test.query, store)))
    const orders = await Promise.all(Array.from({ length: 30 }, async (_, index) => {
      const { subject } = await builder.insertCustomer(test.query, store.tenant)
      const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
      let total = 0
      for (const product of index % 2 === 0 ? products : products.toReversed()) total = totalOf(await shopper.fill(product))
      await shopper.namePickupPerson()
      return () => shopper.order({ expectedTotal: total, isPayAtStore: true, paymentToken: undefined, guest: undefined })
    }))
    const replies = await Promise.all(orders.map((order) => order()))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await test.query('SELECT DISTINCT on_hand FROM commerce.stock WHERE tenant_id = $1', [store.tenant])).toEqual([{ on_hand: 70 }])
  }, 60_000)
})
