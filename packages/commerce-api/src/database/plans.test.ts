import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cartMoved, lockFreeCarts } from '../cart/cart.store.ts'
import { findCustomers } from '../customer/customer-record.store.ts'
import { findVerifiedGuests } from '../guest/guest-customer.store.ts'
import { listKnownOwners } from '../idempotency/idempotency.store.ts'
import { paymentConfirmed } from '../order/order-payment.store.ts'
import { lockFreeOrders, orderConfirmed } from '../order/order-record.store.ts'
import { createTestDatabase, type TestDatabase } from '../server/test-database.ts'
import { consumeHolds, listHoldsOf } from '../slot/slot-booking.store.ts'
import { plansOf, scannedIn } from '../testing/statement-plans.ts'
import { connectDatabase, type Transaction } from './database.ts'
import { writeTogether } from './writes.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())
afterEach(() => void vi.useRealTimers())

describe('rows of a new table', () => {
  it('are looked for by their whole key from the first one on', async () => {
    const tables = await test.query<{ name: string; key: string }>(`
      SELECT relname AS name, attname::text AS key FROM pg_index
      JOIN pg_class ON pg_class.oid = indrelid
      JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[1]
      WHERE indisprimary AND indnkeyatts = 2 AND relnamespace = 'commerce'::regnamespace AND reltuples < 0`)
    expect(tables.length).toBeGreaterThan(30)

    const elsewhere = []
    for (const { name, key } of tables) {
      const lookup = `SELECT * FROM commerce.${name} WHERE tenant_id = $1 AND ${key} = $2`
      const plan = await test.query<Record<string, string>>(`EXPLAIN (GENERIC_PLAN) ${lookup}`)
      const text = plan.flatMap(Object.values).join('\n')
      if (!text.includes(`using ${name}_pkey`) || !text.includes(`${key} = $2`)) elsewhere.push(`${name}: ${text}`)
    }
    expect(elsewhere).toEqual([])
  })
})

describe('many rows of a new table', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const now = new Date()
  const ids = Array.from({ length: 50 }, () => id)
  const charge = { providerReference: 'txn', brand: 'visa', last4: '1111' }

  it.each<[string, (tx: Transaction) => Promise<unknown>]>([
    ['locked', (tx) => lockFreeOrders(tx, ids)],
    ['moved on', (tx) => writeTogether(tx, [orderConfirmed(...ids.map((orderId) => ({ orderId, now })))])],
    ['paid', (tx) => writeTogether(tx, [paymentConfirmed(...ids.map((orderId) => ({ orderId, now, ...charge })))])],
    ['ordered', (tx) => lockFreeCarts(tx, ids)],
    [
      'heard of',
      (tx) =>
        listKnownOwners(
          tx,
          ids.map((subject) => ({ subject, key: id })),
        ),
    ],
    [
      'held',
      (tx) =>
        listHoldsOf(
          tx,
          ids.map((subject) => ({ subject, now })),
        ),
    ],
    [
      'taken',
      (tx) =>
        consumeHolds(
          tx,
          ids.map((slotBookingId) => ({ slotBookingId, subject: id, orderId: id, now })),
        ),
    ],
    ['proven', (tx) => findVerifiedGuests(tx, ids)],
    ['known', (tx) => findCustomers(tx, ids)],
    ['ended', (tx) => writeTogether(tx, [cartMoved(...ids.map((cartId) => ({ cartId, state: 'ordered' as const })))])],
  ])('that are %s together are looked up each by its key', async (_what, work) => {
    const plans = await plansOf(test, 'fresh', work)
    expect(plans).toHaveLength(1)
    expect(scannedIn(plans)).toEqual([])
    expect(plans.join()).not.toContain('Hash Join')
  })
})

describe('a statement that comes again', () => {
  it('is planned anew once its table has grown', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const single = connectDatabase(test.ownerUrl, { poolSize: 1 })
    const run = (text: string) => single.transaction('fresh', ({ db }) => db.execute(sql.raw(text)))
    const find = () => single.transaction('fresh', ({ db }) => db.execute(sql`SELECT * FROM shelf WHERE id = ${1}`))
    const plan = async () => {
      const { rows } = await run("SELECT name FROM pg_prepared_statements WHERE statement LIKE '%FROM shelf WHERE%'")
      return JSON.stringify((await run(`EXPLAIN EXECUTE ${String(rows[0]?.['name'])}(1)`)).rows)
    }

    await run('CREATE TEMPORARY TABLE shelf (id int PRIMARY KEY)')
    await run('INSERT INTO shelf VALUES (1)')
    await run('ANALYZE shelf')
    for (let time = 0; time < 12; time += 1) await find()
    expect(await plan()).toContain('Seq Scan')

    await run('INSERT INTO shelf SELECT generate_series(2, 20000)')
    expect(await plan()).toContain('Seq Scan')
    vi.setSystemTime(Date.now() + 1000)
    expect(await plan()).toContain('Index')
    await single.close()
  })
})
