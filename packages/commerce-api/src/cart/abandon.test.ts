import { cartDetail, saveCart } from '@aisle/api/cart'
import { dismissCartNotices } from '@aisle/api/cart-location'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertProduct, insertSlot, insertStore, type TestStore } from '../testing/checkout-store.builder.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { shopperOf } from '../testing/shopper.ts'
import { abandonCarts } from './abandon.service.ts'

const now = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => now, poolSize: 10 })

const abandon = ({ tenant }: TestStore) => abandonCarts({ database: test.database, now: () => now }, tenant)
const statesIn = async ({ tenant }: TestStore) =>
  (
    await test.query<{ state: string }>(
      'SELECT state FROM commerce.carts WHERE tenant_id = $1 ORDER BY updated_at, cart_id',
      [tenant],
    )
  ).map(({ state }) => state)

/** Sets the clock back to when a cart was touched last. */
const touchedAgo = (orderNumber: string | null, days: number) =>
  test.query(
    `UPDATE commerce.carts SET updated_at = $2::timestamptz - make_interval(secs => $3::float8 * 86400)
     WHERE cart_number = $1`,
    [orderNumber, now, days],
  )

async function aStoreWithMilk(business = {}) {
  const store = await insertStore(test.query, { business })
  const milk = await insertProduct(test.query, store)
  const shop = async (token: string, days: number) => {
    const shopper = shopperOf(test, store, token)
    const { orderNumber } = await shopper.fill(milk)
    await touchedAgo(orderNumber, days)
    return { ...shopper, orderNumber: orderNumber ?? '' }
  }
  return {
    store,
    milk,
    guest: async (days: number) => shop(await test.tokens.guest(store.tenant), days),
    customer: async (days: number) => shop((await insertCustomer(test, store.tenant)).token, days),
  }
}

describe('2§4 a cart that nobody has touched', () => {
  it.each([
    { business: {}, days: 29.9, state: 'open' },
    { business: {}, days: 30.1, state: 'abandoned' },
    { business: { cartLifeDays: 7 }, days: 6.9, state: 'open' },
    { business: { cartLifeDays: 7 }, days: 7.1, state: 'abandoned' },
  ])('for $days days is $state under $business', async ({ business, days, state }) => {
    const { store, guest } = await aStoreWithMilk(business)
    await guest(days)

    await abandon(store)

    expect(await statesIn(store)).toEqual([state])
  })

  it('gives back the slot that was held for it, and keeps nothing of where it should go', async () => {
    const { store, guest } = await aStoreWithMilk()
    const shopper = await guest(0)
    const slot = await insertSlot(test.query, store, store.pickup, now)
    await shopper.hold(slot)
    await shopper.namePickupPerson()
    await touchedAgo(shopper.orderNumber, 31)

    await abandon(store)

    expect(
      await test.query(
        `SELECT (SELECT places_left FROM commerce.slots WHERE slot_id = $1) AS places,
           (SELECT state FROM commerce.slot_bookings WHERE slot_id = $1) AS booking,
           (SELECT count(*)::int FROM commerce.cart_fulfillments WHERE tenant_id = $2) AS choices`,
        [slot.slotId, store.tenant],
      ),
    ).toEqual([{ places: 10, booking: 'released', choices: 0 }])
  })

  it('leaves the slots of others as they are', async () => {
    const { store, guest } = await aStoreWithMilk()
    await guest(31)
    const slot = await insertSlot(test.query, store, store.pickup, now)
    const other = await guest(0)
    await other.hold(slot)

    await abandon(store)

    expect(await test.query('SELECT places_left FROM commerce.slots WHERE slot_id = $1', [slot.slotId])).toEqual([
      { places_left: 9 },
    ])
  })

  it('is not abandoned while it is being ordered', async () => {
    const { store, guest } = await aStoreWithMilk()
    const { orderNumber } = await guest(31)
    await test.query("UPDATE commerce.carts SET state = 'ordering' WHERE cart_number = $1", [orderNumber])

    await abandon(store)

    expect(await statesIn(store)).toEqual(['ordering'])
  })

  it('F28 answers a guest who names it with CRT_0002, and a new one can be filled', async () => {
    const { store, milk, guest } = await aStoreWithMilk()
    const { token, orderNumber, fill } = await guest(31)
    await abandon(store)

    expect(await test.call(cartDetail, { query: { orderNumber } }, token)).toMatchObject({
      code: 'CRT_0002',
      message:
        'Your previous cart has been abandoned. Please refresh your page and you can begin creating a new order!',
    })
    const body = { fulfillmentMethodId: store.pickup, products: [{ productId: milk, qty: 1 }], orderNumber }
    expect((await test.call(saveCart, { body }, token)).code).toBe('CRT_0002')

    expect((await test.call(cartDetail, { query: {} }, token)).data.totalItems).toBe(0)
    expect((await fill(milk, 2)).totalItems).toBe(2)
  })

  it('F28 is told to a customer once', async () => {
    const { store, milk, customer } = await aStoreWithMilk()
    const { token, fill } = await customer(31)
    await abandon(store)

    expect((await test.call(cartDetail, { query: {} }, token)).code).toBe('CRT_0002')

    expect((await test.call(cartDetail, { query: {} }, token)).data.totalItems).toBe(0)
    expect((await fill(milk, 2)).totalItems).toBe(2)
    expect((await test.call(cartDetail, { query: {} }, token)).data.totalItems).toBe(2)
  })

  it('F28 is told to a customer once, however many tabs ask at once', async () => {
    const { store, customer } = await aStoreWithMilk()
    const { token } = await customer(31)
    await abandon(store)

    const replies = await Promise.all(Array.from({ length: 6 }, () => test.call(cartDetail, { query: {} }, token)))

    expect(replies.filter(({ code }) => code === 'CRT_0002')).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  })

  it('is not spoken of where nothing was in it', async () => {
    const { store, milk, customer } = await aStoreWithMilk()
    const { token, fill, orderNumber } = await customer(0)
    await fill(milk, 0)
    await touchedAgo(orderNumber, 31)
    await abandon(store)

    expect((await test.call(cartDetail, { query: {} }, token)).status).toBe(200)
    expect(await statesIn(store)).toEqual(['abandoned'])
  })

  it('F28 T12 is told at sign-in to whoever was its guest, once', async () => {
    const { store, guest } = await aStoreWithMilk()
    const { token, orderNumber } = await guest(31)
    await abandon(store)
    const { token: own } = await insertCustomer(test, store.tenant)
    const signIn = () => test.call(cartDetail, { query: { orderNumber } }, own, { 'x-guest-token': token })

    const { notices } = (await signIn()).data
    expect(notices).toMatchObject([{ code: 'abandoned' }])
    await test.call(dismissCartNotices, { query: {} }, own)
    expect((await signIn()).data.notices).toEqual([])
  })

  it('F28 T10 is told to nobody who was not its guest', async () => {
    const { store, guest } = await aStoreWithMilk()
    const { orderNumber } = await guest(31)
    await abandon(store)
    const { token: own } = await insertCustomer(test, store.tenant)
    const other = await test.tokens.guest(store.tenant)
    const answer = await test.call(cartDetail, { query: { orderNumber } }, own, { 'x-guest-token': other })
    expect(answer.data?.notices ?? []).toEqual([])
  })

  it('is not spoken of where a new one was begun meanwhile', async () => {
    const { store, milk, customer } = await aStoreWithMilk()
    const { token, fill } = await customer(31)
    await abandon(store)
    await fill(milk, 2)

    expect((await test.call(cartDetail, { query: {} }, token)).data.totalItems).toBe(2)
  })

  it('is abandoned once by several instances, however many there are', async () => {
    const { store, guest } = await aStoreWithMilk()
    const { tenant } = store
    await guest(31)
    await test.query(
      `INSERT INTO commerce.carts (tenant_id, cart_number, subject, updated_at)
       SELECT $1, 'cart-number-of-a-test-' || n, 'anon:' || n, $2::timestamptz - interval '40 days'
       FROM generate_series(1, 250) AS n`,
      [tenant, now],
    )

    const counts = await Promise.all([abandon(store), abandon(store), abandon(store)])
    const rest = await abandon(store)

    expect([...counts, rest].reduce((sum, count) => sum + count, 0)).toBe(251)
    expect(new Set(await statesIn(store))).toEqual(new Set(['abandoned']))
  })
})
