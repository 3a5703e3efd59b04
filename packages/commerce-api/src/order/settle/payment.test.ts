import { cartDetail } from '@aisle/api/cart'
import { cancelOrder, orderDetail } from '@aisle/api/order'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPaymentProvider } from '../../payment/payment-provider.ts'
import {
  insertCustomer,
  insertProduct,
  insertSlot,
  insertStore,
  type TestStore,
} from '../../testing/checkout-store.builder.ts'
import { openPaymentApp } from '../../testing/payment-app.ts'
import { shopperOf, totalOf } from '../../testing/shopper.ts'
import { reconcileCancelled } from '../cancel/void-cancelled.service.ts'
import { reconcileOrders } from './reconcile.service.ts'
import { settleOrder } from './settle-order.service.ts'

const start = new Date('2026-11-20T15:00:00Z')
let now = start

const { test, payments, services } = await openPaymentApp({ now: () => now, poolSize: 20 })
beforeEach(() => {
  now = start
})
afterEach(() => payments.behave('accept'))

async function readyToPay() {
  const store = await insertStore(test.query, { pickup: { is_slot_booking_required: true } })
  const milk = await insertProduct(test.query, store)
  const slot = await insertSlot(test.query, store, store.pickup, start)
  const { subject, customerId } = await insertCustomer(test.query, store.tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  const cart = await shopper.fill(milk)
  await shopper.namePickupPerson()
  await shopper.hold(slot)
  const pay = (paymentToken = 'tok_accepted', key: string = randomUUID()) =>
    shopper.order({ expectedTotal: totalOf(cart), paymentToken, guest: undefined }, key)
  return { store, milk, slot, shopper, cart, pay, customerId }
}
type Given = Awaited<ReturnType<typeof readyToPay>>

const stateOf = async ({ store, milk }: Pick<Given, 'store' | 'milk'>) => {
  const [row] = await test.query(
    `SELECT (SELECT string_agg(state || '/' || payment_state, ',' ORDER BY state) FROM commerce.orders WHERE tenant_id = $1) AS orders,
       (SELECT on_hand FROM commerce.stock WHERE product_id = $2) AS stock,
       (SELECT places_left FROM commerce.slots WHERE tenant_id = $1) AS places,
       (SELECT count(*)::int FROM commerce.outbox WHERE tenant_id = $1 AND kind = 'order-placed') AS mails`,
    [store.tenant, milk],
  )
  return row
}
const reconcile = ({ tenant }: TestStore) =>
  reconcileOrders({ database: test.database, payments: createPaymentProvider(services), now: () => now }, tenant)
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

describe('F32 the payment', () => {
  it('is declined: stock and cart come back, the slot stays held, and another card pays', async () => {
    const given = await readyToPay()
    const key = randomUUID()
    expect(await given.pay('tok_declined', key)).toMatchObject({ status: 402, code: 'ORD_PAYMENT_DECLINED' })
    expect(await stateOf(given)).toEqual({ orders: 'failed/declined', stock: 100, places: 9, mails: 0 })
    expect((await given.pay('tok_declined', key)).status).toBe(402)
    const cart = await test.call(cartDetail, { query: {} }, given.shopper.token)
    expect(cart.data).toMatchObject({ totalItems: 1, orderNumber: given.cart.orderNumber })
    expect((await given.pay()).status).toBe(200)
    expect(await stateOf(given)).toEqual({
      orders: 'failed/declined,placed/authorised',
      stock: 99,
      places: 9,
      mails: 1,
    })
  })

  it('is accepted but the answer is lost: the same key finds it', async () => {
    const given = await readyToPay()
    const key = randomUUID()
    payments.behave('lose-answer')
    const before = payments.authorised().length
    expect(await given.pay('tok_accepted', key)).toMatchObject({ status: 503, code: 'ORD_PAYMENT_UNKNOWN' })
    payments.behave('accept')
    expect((await given.pay('tok_accepted', key)).status).toBe(200)
    expect(payments.authorised()).toHaveLength(before + 1)
    expect(await stateOf(given)).toEqual({ orders: 'placed/authorised', stock: 99, places: 9, mails: 1 })
  })

  it('is accepted and nobody comes back: the job places the order, once', async () => {
    const given = await readyToPay()
    payments.behave('lose-answer')
    await given.pay()
    payments.behave('accept')
    now = later(2)
    await Promise.all([reconcile(given.store), reconcile(given.store)])
    expect(await stateOf(given)).toEqual({ orders: 'placed/authorised', stock: 99, places: 9, mails: 1 })
  })

  it('never arrived: the job gives everything back when it cannot come any more', async () => {
    const given = await readyToPay()
    payments.behave('lose-request')
    await given.pay()
    now = later(2)
    await reconcile(given.store)
    expect(await stateOf(given)).toMatchObject({ orders: 'reserved/authorising', stock: 99 })
    now = later(4)
    await reconcile(given.store)
    expect(await stateOf(given)).toMatchObject({ orders: 'failed/declined', stock: 100, mails: 0 })
  })

  it('is accepted when the order was given up: it is given back, once', async () => {
    const given = await readyToPay()
    payments.behave('lose-request')
    await given.pay()
    now = later(4)
    await reconcile(given.store)
    payments.behave('accept')
    const [order] = await test.query<{ order_id: string }>(
      'SELECT order_id FROM commerce.orders WHERE tenant_id = $1',
      [given.store.tenant],
    )
    const outcome = { state: 'authorised', transactionId: 'txn_late', brand: 'visa', last4: '1111' } as const
    const settlement = { orderId: order?.order_id ?? '', outcome, now, request: undefined }
    await test.database.transaction(given.store.tenant, (tx) => settleOrder(tx, settlement))
    const free = () =>
      reconcileCancelled(
        { database: test.database, payments: createPaymentProvider(services), now: () => now },
        given.store.tenant,
      )
    const voids = () => payments.requests.filter((request) => request.endsWith('/void')).length
    const before = voids()
    await free()
    await free()
    expect(voids() - before).toBe(1)
    expect(
      await test.query('SELECT state, provider_reference FROM commerce.order_payments WHERE tenant_id = $1', [
        given.store.tenant,
      ]),
    ).toEqual([{ state: 'voided', provider_reference: 'txn_late' }])
    expect(await stateOf(given)).toMatchObject({ orders: 'failed/declined', stock: 100 })
  })

  it('is for another amount: it is given back and nothing is ordered', async () => {
    const given = await readyToPay()
    payments.behave('other-amount')
    expect((await given.pay()).status).toBe(402)
    expect(await stateOf(given)).toMatchObject({ orders: 'failed/declined', stock: 100 })
    expect([...payments.charges.values()].at(-1)).toMatchObject({ status: 'voided' })
  })

  it('comes while nobody may change the cart', async () => {
    const given = await readyToPay()
    payments.behave('lose-answer')
    await given.pay()
    await expect(given.shopper.fill(given.milk, 5)).rejects.toThrow('CRT_BEING_ORDERED')
  })
})

describe('canceling an order', () => {
  it('has its money freed in its turn, however many others cannot be freed', async () => {
    const given = await readyToPay()
    await given.pay()
    const { subject } = await insertCustomer(test.query, given.store.tenant)
    const other = shopperOf(test, given.store, await test.tokens.user(given.store.tenant, subject))
    const cart = await other.fill(given.milk)
    await other.namePickupPerson()
    await other.hold(given.slot)
    await other.order({ expectedTotal: totalOf(cart), paymentToken: 'tok_accepted', guest: undefined }, randomUUID())
    await test.query("UPDATE commerce.orders SET state = 'canceled' WHERE tenant_id = $1", [given.store.tenant])
    const asked: string[] = []
    const silent = {
      ...createPaymentProvider(services),
      free: async ({ reference }: { readonly reference: string }) => void asked.push(reference),
    }

    for (const minutes of [1, 2, 3]) {
      const tools = { database: test.database, payments: silent, now: () => later(minutes) }
      await reconcileCancelled(tools, given.store.tenant, 1)
    }

    expect(new Set(asked.slice(0, 2))).toHaveProperty('size', 2)
    expect(asked[2]).toBe(asked[0])
  })

  it('gives stock, slot and money back, once', async () => {
    const given = await readyToPay()
    const { data } = await given.pay()
    const cancel = () => test.call(cancelOrder, { params: { orderId: data.orderID } }, given.shopper.token)
    const replies = await Promise.all([cancel(), cancel(), cancel()])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.find(({ status }) => status === 200)?.message).toBe('We have canceled your order.')
    expect(await stateOf(given)).toMatchObject({ orders: 'canceled/authorised', stock: 100, places: 10 })
    const [payment] = await test.query('SELECT state FROM commerce.order_payments WHERE order_id = $1', [data.orderID])
    expect(payment).toEqual({ state: 'voided' })
    const detail = await test.call(orderDetail, { params: { orderId: data.orderID } }, given.shopper.token)
    expect(detail.data).toMatchObject({ status: 'cancelled', canCancel: false })
  })

  it('T7 acts for the caller, whoever the query names', async () => {
    const given = await readyToPay()
    const { data } = await given.pay()
    const other = await insertCustomer(test.query, given.store.tenant)
    const token = await test.tokens.user(given.store.tenant, other.subject)
    const params = { orderId: data.orderID }
    expect((await test.call(cancelOrder, { params, query: { customerID: given.customerId } }, token)).status).toBe(404)
    expect(
      (await test.call(cancelOrder, { params, query: { customerID: other.customerId } }, given.shopper.token)).status,
    ).toBe(200)
  })
})
