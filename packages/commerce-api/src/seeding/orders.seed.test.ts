import { orderDetail } from '@aisle/api/order'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { createSeeder, type OrderSeed, stableId } from '../seeding.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { orderSeed } from '../testing/order-seed.builder.ts'
import { insertProduct } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const couponId = stableId('coupon')
let customer: Awaited<ReturnType<typeof insertCustomer>>
let milk: string
const test = await openTestApp({ now: () => new Date('2026-11-20T15:00:00Z') })
beforeAll(async () => {
  await seedTestStore(test)
  customer = await insertCustomer(test)
  milk = (await insertProduct(test, 'fresh')).productId
  const coupon = { couponId, code: 'TEN', title: '10% off', kind: 'percent', value: 1000, limitPerShopper: 1 } as const
  await test.database.transaction('fresh', (tx) => createSeeder(tx).coupons([coupon]))
})

const anOrder = (given: Partial<OrderSeed> = {}) =>
  orderSeed(customer, { lines: [{ productId: milk, qty: 3 }], ...given })
const seed = (...orders: OrderSeed[]) => test.database.transaction('fresh', (tx) => createSeeder(tx).orders(orders))
const shown = async ({ orderId }: OrderSeed) =>
  (await test.call(orderDetail, { params: { orderId } }, customer.token)).data

describe('past orders', () => {
  it('add up by the pricing rules and are shown to their shopper', async () => {
    const slot = { day: '2026-11-11', from: '09:00' }
    const order = anOrder({ fulfillment: { codeName: 'sp', slot }, couponId, tipCents: 200, loyaltyCents: 100 })
    await seed(order)

    const { orderSummary, payments, orderFulfillments, timeline } = await shown(order)
    // 3 × 3.99 = 11.97; 10% off 1.20; 8.875% of 10.77 = 0.96
    expect(orderSummary).toMatchObject({ subTotal: 11.97, discountAmount: 1.2, taxAmount: 0.96, tipAmount: 2 })
    expect(orderSummary).toMatchObject({ loyaltyDollars: 1, finalPayAmount: 12.73 })
    expect(payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['card', 12.73],
      ['loyalty', 1],
    ])
    expect(orderFulfillments[0]?.slot).toMatchObject({ bookingDate: '2026-11-11', slotTime: '9:00 AM – 10:00 AM' })
    expect(timeline.at(-1)).toMatchObject({ status: 'completed', isReached: true })
  })

  it('use up the coupon for its shopper', async () => {
    const rows = await test.query('SELECT used_count FROM commerce.coupons WHERE coupon_id = $1', [couponId])
    expect(rows).toEqual([{ used_count: 1 }])
  })

  it('of shipped goods carry rate and delivery charge', async () => {
    const order = anOrder({ fulfillment: { codeName: 'sd' } })
    await seed(order)
    // 11.97 + 1.06 tax + 5.99
    expect((await shown(order)).payments).toMatchObject([{ kind: 'card', amount: 19.02 }])
  })

  it('to come take a place of their slot, once', async () => {
    const order = anOrder({
      state: 'placed',
      fulfillment: { codeName: 'sp', slot: { day: '2026-11-22', from: '17:00' } },
    })
    expect(await seed(order)).toMatchObject({ inserted: 1 })
    expect(await seed(order)).toEqual({ inserted: 0, updated: 0, unchanged: 1 })
    const slots = await test.query<{ places_left: number }>(
      "SELECT places_left FROM commerce.slots WHERE booking_date = '2026-11-22' AND local_start = '17:00'",
    )
    expect(slots).toEqual([{ places_left: 4 }])
  })

  it.each([
    ['a product that is not sold', { lines: [{ productId: stableId('nothing'), qty: 1 }] }, /needs the product/],
    ['a way that the store lacks', { fulfillment: { codeName: 'cs' } }, /needs the fulfillment cs/],
    [
      'a slot that no rule makes',
      { fulfillment: { codeName: 'sp', slot: { day: '2026-11-11', from: '03:00' } } },
      /needs a slot/,
    ],
  ])('with %s are refused', async (_, overrides, message) => {
    const order = anOrder(overrides)
    await expect(seed(order)).rejects.toThrow(message)
    expect(await test.query('SELECT 1 FROM commerce.orders WHERE order_id = $1', [order.orderId])).toEqual([])
  })
})
