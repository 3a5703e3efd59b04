import { guestOrder, orderDetail, orderList, orderViewDetail, reorder } from '@aisle/api/order'
import { autoShipDetail, autoShipList, pauseOrCancelAutoShip } from '@aisle/api/auto-ship'
import { thankYou } from '@aisle/api/thank-you'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import {
  insertCustomer,
  insertProduct,
  insertRow,
  insertStore,
  type TestStore,
} from '../testing/checkout-store.builder.ts'
import { shopperOf, totalOf } from '../testing/shopper.ts'

let store: TestStore
let milk: string
const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now })
beforeAll(async () => {
  store = await insertStore(test.query)
  milk = await insertProduct(test.query, store, { on_hand: 1000 })
})

async function customerWithOrder() {
  const { subject, customerId } = await insertCustomer(test.query, store.tenant)
  const token = await test.tokens.user(store.tenant, subject)
  const shopper = shopperOf(test, store, token)
  const cart = await shopper.fill(milk)
  await shopper.namePickupPerson()
  const { data } = await shopper.order({
    expectedTotal: totalOf(cart),
    isPayAtStore: true,
    paymentToken: undefined,
    guest: undefined,
  })
  return { token, customerId, ...data }
}

async function guestWithOrder() {
  const shopper = shopperOf(test, store, await test.tokens.guest(store.tenant), `guest-${randomUUID()}@example.com`)
  const cart = await shopper.fill(milk)
  await shopper.prove()
  await shopper.namePickupPerson()
  const { data } = await shopper.order({ expectedTotal: totalOf(cart), isPayAtStore: true, paymentToken: undefined })
  return { token: shopper.token, ...data }
}

describe('T5 an order', () => {
  it('is shown to its owner and does not exist for anybody else', async () => {
    const own = await customerWithOrder()
    const otherStore = await insertStore(test.query)
    const strangers = {
      guest: await test.tokens.guest(store.tenant),
      customer: (await customerWithOrder()).token,
      otherTenant: await test.tokens.user(
        otherStore.tenant,
        (await insertCustomer(test.query, otherStore.tenant)).subject,
      ),
    }
    const calls = (token: string) =>
      Promise.all([
        test.call(orderDetail, { params: { orderId: own.orderID } }, token),
        test.call(orderViewDetail, { params: { id: own.orderID } }, token),
        test.call(reorder, { params: { orderId: own.orderID } }, token),
        test.call(thankYou, { query: { OrderNumber: own.orderNumber } }, token),
        test.call(guestOrder, { params: { orderId: own.orderID }, query: { orderNumber: own.orderNumber } }, token),
      ])
    expect((await calls(own.token)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await calls(strangers.customer)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await calls(strangers.otherTenant)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await calls(strangers.guest)).map(({ status }) => status)).toEqual([403, 403, 403, 404, 404])
    expect((await test.call(orderDetail, { params: { orderId: own.orderID } })).status).toBe(401)
  })

  it('T11 of a guest is opened by the guest alone, with the same answer as an unknown one', async () => {
    const own = await guestWithOrder()
    const query = { orderNumber: own.orderNumber }
    const track = (orderId: string, token: string) => test.call(guestOrder, { params: { orderId }, query }, token)
    expect((await track(own.orderID, own.token)).status).toBe(200)
    const stranger = await test.tokens.guest(store.tenant)
    const known = await track(own.orderID, stranger)
    const unknown = await track(randomUUID(), stranger)
    expect(known).toMatchObject({ status: 404 })
    expect(known.body).toBe(unknown.body)
  })
})

describe('the list of orders', () => {
  it('is paged, by period, tab and words', async () => {
    const own = await customerWithOrder()
    await test.query("UPDATE commerce.orders SET placed_at = '2026-06-01' WHERE order_id = $1", [own.orderID])
    const list = async (query: object) => (await test.call(orderList, { query }, own.token)).data
    expect(await list({})).toMatchObject({ count: 0, items: [] })
    expect(await list({ period: 'lastYear' })).toMatchObject({ count: 1, hasNext: false })
    expect(await list({ period: 'all', status: 'completed' })).toMatchObject({ count: 0 })
    expect(await list({ period: 'all', status: 'open', q: 'MILK' })).toMatchObject({ count: 1 })
    expect(await list({ period: 'all', q: '%' })).toMatchObject({ count: 0 })
    expect(await list({ period: 'all', Page: 2, PageSize: 1 })).toMatchObject({ count: 1, items: [], hasNext: false })
  })
})

describe('reordering', () => {
  it('puts what can be had into the cart again', async () => {
    const own = await customerWithOrder()
    const { data } = await test.call(reorder, { params: { orderId: own.orderID } }, own.token)
    expect(data.shoppingCartDetailViewModel).toMatchObject({ totalItems: 1, locationID: store.locationId })
  })
})

describe('T6 a subscription', () => {
  it('is its owner\u2019s, and ends when they end it', async () => {
    const own = await insertCustomer(test.query, store.tenant)
    const token = await test.tokens.user(store.tenant, own.subject)
    const subscription_id = randomUUID()
    const target = { product_id: milk, location_id: store.locationId, fulfillment_method_id: store.pickup }
    await insertRow(test.query, 'auto_ship_orders', {
      tenant_id: store.tenant,
      subscription_id,
      customer_id: own.customerId,
      ...target,
      qty: 2,
      frequency: 'P2W',
      discount_percent: 5,
      next_date: '2026-12-04',
    })
    const list = await test.call(autoShipList, { query: {} }, token)
    expect(list.data.items).toMatchObject([
      { frequencyText: 'Every 2 weeks', price: 3.79, status: 'active', nextOrderDate: '2026-12-04' },
    ])
    const params = { id: subscription_id }
    const stranger = await test.tokens.user(store.tenant, (await insertCustomer(test.query, store.tenant)).subject)
    expect((await test.call(autoShipDetail, { params }, stranger)).status).toBe(404)
    expect((await test.call(pauseOrCancelAutoShip, { params, body: { action: 'cancel' } }, stranger)).status).toBe(404)
    const act = (action: 'pause' | 'resume' | 'cancel') =>
      test.call(pauseOrCancelAutoShip, { params, body: { action } }, token)
    expect((await act('pause')).data).toMatchObject({ status: 'paused', nextOrderDate: null })
    expect((await act('resume')).data).toMatchObject({ status: 'active', nextOrderDate: '2026-12-04' })
    expect((await act('cancel')).data).toMatchObject({ status: 'cancelled' })
    expect((await act('resume')).code).toBe('ASH_ENDED')
  })
})
