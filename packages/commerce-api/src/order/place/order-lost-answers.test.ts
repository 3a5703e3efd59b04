import { placeOrder, type PlaceOrderBody } from '@aisle/api/place-order'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Database, connectDatabase } from '../../database/database.ts'
import { buildTestApp, type TestApp } from '../../server/testing.ts'
import * as builder from '../../testing/checkout-store.builder.ts'
import { type CuttingProxy, type Loss, startCuttingProxy } from '../../testing/cutting-proxy.ts'
import { halfOrders, wrongBooks } from '../../testing/order-books.ts'
import { type PaymentStandIn, startPaymentStandIn } from '../../testing/payment-stand-in.ts'
import { orderBody, shopperOf, totalOf } from '../../testing/shopper.ts'

let test: TestApp
let payments: PaymentStandIn
let proxy: CuttingProxy
let database: Database
let app: ReturnType<TestApp['buildOther']>
const now = new Date('2026-11-20T15:00:00Z')

beforeAll(async () => {
  payments = await startPaymentStandIn()
  const services = { partnersUrl: payments.url, smtpUrl: undefined, merchant: { id: undefined, secret: 'key' } }
  test = await buildTestApp({ now: () => now, services, poolSize: 20 })
  const url = new URL(test.appUrl)
  proxy = await startCuttingProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  database = connectDatabase(url.href, { poolSize: 1 })
  app = test.buildOther({ database })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await proxy.close()
  await database.close()
  await test.close()
  await payments.close()
})
afterEach(() => payments.behave('accept'))

/** A customer in front of the button, whose order goes through the proxy. */
async function readyToPay() {
  const store = await builder.insertStore(test.query, { pickup: { is_slot_booking_required: true } })
  const milk = await builder.insertProduct(test.query, store)
  const slot = await builder.insertSlot(test.query, store, store.pickup, now)
  const { subject } = await builder.insertCustomer(test.query, store.tenant)
  const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
  const cart = await shopper.fill(milk)
  await shopper.namePickupPerson()
  await shopper.hold(slot)
  const key = randomUUID()
  const order = (more: Partial<PlaceOrderBody>) =>
    app.inject({
      method: 'POST',
      url: placeOrder.path,
      payload: { ...orderBody(store), expectedTotal: totalOf(cart), ...more },
      headers: { authorization: `Bearer ${shopper.token}`, 'idempotency-key': key },
    })
  return { store, order }
}
type Given = Awaited<ReturnType<typeof readyToPay>>

async function expectOneOrder({ store: { tenant } }: Given, charges: number) {
  const orders = await test.query('SELECT state, total_cents FROM commerce.orders WHERE tenant_id = $1', [tenant])
  expect(orders).toEqual([{ state: 'placed', total_cents: 399 }])
  expect(await halfOrders(test.query, tenant)).toEqual([])
  expect(await wrongBooks(test.query, tenant, { pieces: 100 })).toEqual([])
  const references = await test.query<{ order_id: string }>(
    'SELECT order_id FROM commerce.orders WHERE tenant_id = $1',
    [tenant],
  )
  const paid = references.filter(({ order_id }) => payments.charges.get(order_id)?.status === 'authorized')
  expect(paid).toHaveLength(charges)
}

const waysToPay: readonly { readonly by: string; readonly charges: number; readonly body: Partial<PlaceOrderBody> }[] =
  [
    { by: 'card', charges: 1, body: {} },
    { by: 'money at the store', charges: 0, body: { isPayAtStore: true, paymentToken: undefined } },
  ]
const losses: readonly Loss[] = ['question', 'answer']
const cuts = waysToPay.flatMap((way) => losses.map((loss) => ({ ...way, loss })))

describe('G6 F25 F37 an order whose way to the database is cut', () => {
  it.each(cuts)(
    'at every word, the $loss lost, is refused cleanly or, once it is paid, placed, and once when asked again ($by)',
    async ({ body, charges, loss }) => {
      const answers: string[] = []
      for (let nth = 1; ; nth += 1) {
        const given = await readyToPay()
        const before = payments.charges.size
        proxy.loseNth(nth, loss)
        const first = await given.order(body)
        const wasCut = proxy.disarm()
        answers.push(`${first.statusCode} ${first.json().errors?.[0]?.errorCode}`)
        const second = await given.order(body)
        expect(second.statusCode).toBe(200)
        await expectOneOrder(given, charges)
        expect(payments.charges.size - before).toBe(charges)
        if (!wasCut) break
      }
      const placedFrom = answers.indexOf('200 undefined')
      expect(new Set(answers.slice(0, placedFrom))).toEqual(new Set(['503 BUSY']))
      expect(new Set(answers.slice(placedFrom))).toEqual(new Set(['200 undefined']))
      // The last one was not cut any more; what is tried with others is tried once more by itself.
      expect(answers.length - placedFrom).toBeGreaterThan(1)
      expect(answers.length).toBeGreaterThan(4)
    },
    120_000,
  )
})

describe('G6 an order whose way to the payment provider is cut', () => {
  it.each(['lose-request', 'lose-answer'] as const)('(%s) is placed once, and charged once', async (how) => {
    const given = await readyToPay()
    payments.behave(how)
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await given.order({})).statusCode).toBe(503)
    payments.behave('accept')
    expect((await given.order({})).statusCode).toBe(200)
    expect((await given.order({})).statusCode).toBe(200)
    await expectOneOrder(given, 1)
  })
})

describe('F37 connections that are ended at random', () => {
  it('end no order half: 30 shoppers ask again until they have one', async () => {
    const SHOPPERS = 30
    const store = await builder.insertStore(test.query)
    const milk = await builder.insertProduct(test.query, store)
    const orders = await Promise.all(
      Array.from({ length: SHOPPERS }, async (_, index) => {
        const { subject } = await builder.insertCustomer(test.query, store.tenant)
        const shopper = shopperOf(test, store, await test.tokens.user(store.tenant, subject))
        const cart = await shopper.fill(milk)
        await shopper.namePickupPerson()
        const atStore = { isPayAtStore: true, paymentToken: undefined }
        const wish = { expectedTotal: totalOf(cart), guest: undefined, ...(index % 2 === 0 ? {} : atStore) }
        const key = randomUUID()
        return () => shopper.order(wish, key)
      }),
    )
    const refused: string[] = []
    let ended = 0
    let isOver = false
    // Rarer and rarer, so that on no machine every order is cut for ever.
    const endSome = async () => {
      for (let pause = 30; !isOver; pause *= 1.02) {
        const rows = await test.query(
          `SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity
           WHERE datname = current_database() AND application_name = 'aisle-commerce-api' AND state <> 'idle'
           ORDER BY random() LIMIT 2) AS victims`,
        )
        ended += rows.length
        await wait(pause)
      }
    }
    const insist = async (order: (typeof orders)[number]) => {
      for (;;) {
        const { status, code } = await order()
        if (status === 200) return
        refused.push(`${status} ${code}`)
        await wait(20)
      }
    }
    const ending = endSome()
    // Three in a row by each, of which the later ones find what the first has placed.
    for (let round = 0; round < 3; round += 1) await Promise.all(orders.map(insist))
    isOver = true
    await ending

    expect(ended).toBeGreaterThan(0)
    expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['503 BUSY'] : []))
    const [sum] = await test.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM commerce.orders WHERE tenant_id = $1 AND state = 'placed'",
      [store.tenant],
    )
    expect(sum?.count).toBe(SHOPPERS)
    expect(await halfOrders(test.query, store.tenant)).toEqual([])
    expect(await wrongBooks(test.query, store.tenant, { pieces: 100 })).toEqual([])
  }, 120_000)
})
