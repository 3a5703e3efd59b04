import { saveCart } from '@aisle/api/cart'
import { setOrderAddress } from '@aisle/api/checkout'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../server/testing.ts'
import { NO_TRACES, readyToOrder, tracesOf } from '../../testing/ready-order.ts'
import { linesOf, shopperOf, totalOf } from '../../testing/shopper.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now, poolSize: 20 })

describe('an order', () => {
  it('of a guest is refused where guests do not check out', async () => {
    const given = await readyToOrder(test, { now })
    await test.query(
      `UPDATE commerce.tenant_configurations SET business = business || '{"enableGuestCheckout": false}'
       WHERE tenant_id = $1`,
      [given.store.tenant],
    )
    expect((await given.order()).code).toBe('ORD_GUEST_CHECKOUT_OFF')
  })

  it('below the minimum is refused, and placed with a fixed charge instead', async () => {
    const below = await readyToOrder(test, { now, store: { pickup: { min_checkout_cents: 400 } } })
    expect((await below.order()).code).toBe('ORD_BELOW_MINIMUM')
    const charged = await readyToOrder(test, {
      now,
      store: { pickup: { min_checkout_cents: 400, fixed_charge_cents: 300 } },
    })
    expect(totalOf(charged.cart)).toBe(6.99)
    expect((await charged.order()).status).toBe(200)
  })

  it('2§5 is refused where one way is below its minimum, whatever another one charges', async () => {
    const given = await readyToOrder(test, {
      now,
      store: {
        pickup: { min_checkout_cents: 400 },
        shipping: { min_checkout_cents: 10_000, fixed_charge_cents: 300 },
      },
    })
    const cart = await given.shopper.fill(given.milk, 1, given.store.shipping)
    expect(cart.orderSummary.additionalCharges).toMatchObject([{ chargeAmount: 3 }])
    const address = { line1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' }
    const body = { fulfillmentMethodID: given.store.shipping, address }
    await test.call(setOrderAddress, { body }, given.shopper.token)

    const orderFulfillments = [given.store.pickup, given.store.shipping].map((fulfillmentMethodID) => ({
      fulfillmentMethodID,
    }))
    const reply = await given.order({ orderFulfillments, expectedTotal: totalOf(cart) })

    expect(reply).toMatchObject({
      code: 'ORD_BELOW_MINIMUM',
      errors: [{ details: { fulfillmentMethodID: given.store.pickup } }],
    })
  })

  it('F31 is refused with the new total when a price has changed', async () => {
    const given = await readyToOrder(test, { now })
    await test.query('UPDATE commerce.products SET price_cents = 450 WHERE product_id = $1', [given.milk])
    const reply = await given.order()
    expect(reply).toMatchObject({
      status: 409,
      code: 'ORD_TOTAL_CHANGED',
      errors: [{ details: { before: totalOf(given.cart), after: 4.5 } }],
    })
    expect(reply.message).toContain('$4.50')
    expect((await given.order({ expectedTotal: 4.5 })).status).toBe(200)
  })

  it('F30 is refused when the last piece is gone, and nothing is taken', async () => {
    const given = await readyToOrder(test, { now })
    await test.query('UPDATE commerce.stock SET on_hand = 0 WHERE product_id = $1', [given.milk])
    const [line] = linesOf(given.cart)
    const details = {
      lines: [{ orderLineItemID: line?.orderLineItemID, productId: given.milk, title: 'Whole milk', inStockQty: 0 }],
    }
    expect(await given.order()).toMatchObject({ code: 'ORD_OUT_OF_STOCK', errors: [{ details }] })
    expect(await tracesOf(test, given.store.tenant)).toMatchObject({ orders: 0 })
  })

  it('F30 of two shoppers who want the rest at once tells the second one what is left', async () => {
    const given = await readyToOrder(test, { now, product: { on_hand: 5 } })
    const { store, milk } = given
    const slot = { slotId: given.slot.slotId, bookingDate: given.slot.bookingDate }
    const ready = async (email: string, qty: number) => {
      const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant), email)
      const cart = await shopper.fill(milk, qty)
      await shopper.prove()
      await shopper.namePickupPerson()
      await shopper.hold(slot)
      return () => shopper.order({ expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined })
    }
    const orders = [await ready('one@example.com', 4), await ready('two@example.com', 3)]

    const replies = await Promise.all(orders.map((order) => order()))

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const sold = replies[0]?.status === 200 ? 4 : 3
    const refused = replies.find(({ status }) => status === 409)
    expect(refused).toMatchObject({
      code: 'ORD_OUT_OF_STOCK',
      errors: [{ details: { lines: [{ productId: milk, inStockQty: 5 - sold }] } }],
    })
  })

  it('F29 is refused with CRT_0014 when its slot was held too long ago', async () => {
    const given = await readyToOrder(test, { now })
    await test.query("UPDATE commerce.slot_bookings SET expires_at = '2026-11-20T14:59:59Z' WHERE tenant_id = $1", [
      given.store.tenant,
    ])
    expect((await given.order()).code).toBe('CRT_0014')
    expect(await tracesOf(test, given.store.tenant)).toEqual(NO_TRACES)
  })

  it('F29 is told the nearest slots instead of the one that was held too long ago', async () => {
    const given = await readyToOrder(test, { now, skipped: ['slot'] })
    const { storePickupSlot } = (await given.shopper.hold(given.slot)).data
    await test.query("UPDATE commerce.slot_bookings SET expires_at = '2026-11-20T14:59:59Z' WHERE tenant_id = $1", [
      given.store.tenant,
    ])
    const fulfillment = { fulfillmentMethodID: given.store.pickup, slotBookingID: storePickupSlot?.slotBookingID }
    const reply = await given.order({ orderFulfillments: [fulfillment] })
    expect(reply).toMatchObject({
      code: 'CRT_0014',
      errors: [{ details: { nearest: [{ slotId: given.slot.slotId }] } }],
    })
  })

  it('answers a key that was used for another order with 422', async () => {
    const given = await readyToOrder(test, { now })
    const key = randomUUID()
    expect((await given.order({}, key)).status).toBe(200)
    expect(await given.order({ tipAmount: 1 }, key)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('F25 is the same order under another key', async () => {
    const given = await readyToOrder(test, { now })
    const orderNumber = given.cart.orderNumber ?? ''
    const first = await given.order({ orderNumber })
    expect((await given.order({ orderNumber })).data).toEqual(first.data)
    expect((await given.order({ orderNumber, tipAmount: 0 })).data).toEqual(first.data)
    expect(await tracesOf(test, given.store.tenant)).toMatchObject({ orders: 1 })
  })

  it('F25 is the same order under another key for somebody whose cart has no number', async () => {
    const given = await readyToOrder(test, { now })
    const first = await given.order()
    expect((await given.order()).data).toEqual(first.data)
    expect(await tracesOf(test, given.store.tenant)).toMatchObject({ orders: 1 })
  })

  it('F27 leaves nothing to change in the cart that it came from', async () => {
    const given = await readyToOrder(test, { now })
    await given.order()
    const body = {
      orderNumber: given.cart.orderNumber ?? '',
      fulfillmentMethodId: given.store.pickup,
      products: [{ productId: given.milk, qty: 2 }],
    }
    expect(await test.call(saveCart, { body }, given.shopper.token)).toMatchObject({ status: 404, code: 'CRT_0002' })
  })

  it('T67 leaves its traces in the audit log, with the request that made it', async () => {
    const given = await readyToOrder(test, { now })
    const { data } = await given.order()
    const rows = await test.query(
      'SELECT action, request_id IS NOT NULL AS known FROM commerce.audit_log WHERE object_id = $1 ORDER BY audit_id',
      [data.orderID],
    )
    expect(rows).toEqual([{ action: 'order.placed', known: true }])
  })
})
