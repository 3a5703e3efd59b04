import { cartDetail } from '@aisle/api/cart'
import { orderDetail, orderList } from '@aisle/api/order'
import { thankYou } from '@aisle/api/thank-you'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'
import {
  insertCustomer,
  insertProduct,
  insertSlot,
  insertStore,
  type TestStore,
} from '../../testing/checkout-store.builder.ts'

const now = new Date('2026-11-20T15:00:00Z')

const { test, payments } = await openPaymentApp({ now: () => now, poolSize: 20 })

async function guestAtCheckout(store: TestStore, productId: string, qty = 1) {
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant))
  const cart = await shopper.fill(productId, qty)
  await shopper.prove()
  await shopper.namePickupPerson()
  return { shopper, cart, total: totalOf(cart) }
}

const stockOf = async (productId: string) => {
  const [row] = await test.query<{ on_hand: number }>('SELECT on_hand FROM commerce.stock WHERE product_id = $1', [
    productId,
  ])
  return row?.on_hand
}
const count = async (table: string, tenant: string, where = 'true') => {
  const [row] = await test.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM commerce.${table} WHERE tenant_id = $1 AND ${where}`,
    [tenant],
  )
  return row?.count
}

describe('placing an order', () => {
  it('takes a guest from cart to order complete', async () => {
    const store = await insertStore(test.query, { pickup: { is_slot_booking_required: true } })
    const milk = await insertProduct(test.query, store)
    const slot = await insertSlot(test.query, store, store.pickup, now)
    const { shopper, cart, total } = await guestAtCheckout(store, milk, 2)
    await shopper.hold(slot)

    const placed = await shopper.order({ expectedTotal: total, orderNumber: cart.orderNumber ?? '' })

    expect(placed.status).toBe(200)
    const { data } = await test.call(thankYou, { query: { OrderNumber: placed.data.orderNumber } }, shopper.token)
    expect(data).toMatchObject({
      isGuest: true,
      firstName: 'Ada',
      payments: [{ kind: 'card', last4: '1111', amount: 7.98 }],
    })
    expect(data.orderFulfillments[0]?.slot?.slotTime).toBe('12:00 PM – 1:00 PM')
    expect(await stockOf(milk)).toBe(98)
    expect(await count('slots', store.tenant, 'places_left = 9')).toBe(1)
    expect(await count('outbox', store.tenant, "kind = 'order-placed'")).toBe(1)
    const after = await test.call(cartDetail, { query: {} }, shopper.token)
    expect(after.data).toMatchObject({ orderNumber: null, totalItems: 0 })
  })

  it('shows a customer the order under orders', async () => {
    const store = await insertStore(test.query)
    const milk = await insertProduct(test.query, store)
    const { subject } = await insertCustomer(test.query, store.tenant)
    const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
    const cart = await shopper.fill(milk, 3)
    await shopper.namePickupPerson()

    const placed = await shopper.order({
      expectedTotal: totalOf(cart),
      isPayAtStore: true,
      paymentToken: undefined,
      guest: undefined,
    })

    expect(placed.status).toBe(200)
    const list = await test.call(orderList, { query: {} }, shopper.token)
    expect(list.data.items).toMatchObject([{ orderNumber: placed.data.orderNumber, total: 11.97, totalItems: 3 }])
    const detail = await test.call(orderDetail, { params: { orderId: placed.data.orderID } }, shopper.token)
    expect(detail.data).toMatchObject({ status: 'placed', payments: [{ kind: 'payAtStore' }] })
  })

  it('G6 F24 makes one order and one charge of 50 equal calls', async () => {
    const store = await insertStore(test.query)
    const milk = await insertProduct(test.query, store)
    const { shopper, total } = await guestAtCheckout(store, milk)
    const before = payments.authorised().length
    const key = randomUUID()

    const replies = await Promise.all(Array.from({ length: 50 }, () => shopper.order({ expectedTotal: total }, key)))

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ data }) => data.orderNumber)).size).toBe(1)
    expect(await count('orders', store.tenant)).toBe(1)
    expect(payments.authorised()).toHaveLength(before + 1)
    expect(await stockOf(milk)).toBe(99)
  })

  it('F25 makes one order and one charge of two tabs that place the same cart at once, each with a card of its own', async () => {
    const store = await insertStore(test.query)
    const milk = await insertProduct(test.query, store)
    const { shopper, total } = await guestAtCheckout(store, milk)
    const before = payments.authorised().length

    const replies = await Promise.all(
      ['tok_accepted_card', 'tok_accepted_card_2'].map((paymentToken) =>
        shopper.order({ expectedTotal: total, paymentToken }),
      ),
    )

    const placed = replies.filter(({ status }) => status === 200)
    expect(placed.length).toBeGreaterThan(0)
    expect(new Set(placed.map(({ data }) => data.orderNumber)).size).toBe(1)
    expect(await count('orders', store.tenant)).toBe(1)
    expect(payments.authorised()).toHaveLength(before + 1)
    expect(await stockOf(milk)).toBe(99)
  })
})
