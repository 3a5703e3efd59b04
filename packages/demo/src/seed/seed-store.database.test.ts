import { createTestDatabase, type TestDatabase } from '@aisle/commerce-api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fresh } from '../tenants/fresh.ts'
import { corner } from '../tenants/corner.ts'
import { seedStore } from './seed-store.ts'

const now = new Date('2026-11-20T15:00:00Z')
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await seedStore(test.ownerUrl, fresh(now), now)
  await seedStore(test.ownerUrl, corner(now), now)
}, 60_000)
afterAll(() => test.close())

const TABLES = [
  'products',
  'customers',
  'orders',
  'order_lines',
  'order_payments',
  'gift_cards',
  'auto_ship_orders',
  'coupons',
  'shipping_rates',
  'slots',
  'addresses',
  'payment_methods',
  'order_events',
  'slot_bookings',
]

async function counts(): Promise<Readonly<Record<string, number>>> {
  const each = TABLES.map((table) => `(SELECT count(*)::int FROM commerce.${table}) AS ${table}`)
  const [row] = await test.query<Record<string, number>>(`SELECT ${each.join(', ')}`)
  return row ?? {}
}

describe('a seeded store', () => {
  it('has goods, shoppers and the past of one of them', async () => {
    expect(await counts()).toMatchObject({
      customers: 4,
      orders: 8,
      gift_cards: 3,
      auto_ship_orders: 2,
      coupons: 2,
      shipping_rates: 9,
      payment_methods: 4,
    })
  })

  it('has past orders whose parts make the whole', async () => {
    const wrong = await test.query(`
      SELECT order_number FROM commerce.orders o
      WHERE total_cents <> subtotal_cents - discount_cents + tax_cents + tip_cents + shipping_cents + delivery_cents
          + charges_cents - loyalty_cents - gift_card_cents
        OR subtotal_cents <> (SELECT sum(total_cents) FROM commerce.order_lines l WHERE l.order_id = o.order_id)
        OR tax_cents <> (SELECT sum(tax_cents) FROM commerce.order_lines l WHERE l.order_id = o.order_id)
        OR total_cents + loyalty_cents <>
          (SELECT sum(amount_cents) FROM commerce.order_payments p WHERE p.order_id = o.order_id)`)
    expect(wrong).toEqual([])
    const [sums] = await test.query(`
      SELECT count(*) FILTER (WHERE tax_cents > 0)::int AS taxed, count(*) FILTER (WHERE tip_cents > 0)::int AS tipped,
        count(*) FILTER (WHERE discount_cents > 0)::int AS reduced, count(*) FILTER (WHERE loyalty_cents > 0)::int AS loyal,
        count(*) FILTER (WHERE shipping_cents > 0)::int AS shipped FROM commerce.orders`)
    expect(sums).toEqual({ taxed: 7, tipped: 2, reduced: 2, loyal: 1, shipped: 2 })
  })

  it('has nothing that happened in the future', async () => {
    expect(await test.query('SELECT kind, at FROM commerce.order_events WHERE at > $1', [now])).toEqual([])
  })

  it('is the same after it is seeded again', async () => {
    const before = await counts()
    const versions = () => test.query('SELECT product_id, xmin::text FROM commerce.products ORDER BY 1')
    const products = await versions()
    await seedStore(test.ownerUrl, fresh(now), now)
    expect(await counts()).toEqual(before)
    expect(await versions()).toEqual(products)
  })

  it('can be seeded again on a later day', async () => {
    const later = new Date('2026-12-03T15:00:00Z')
    const { orders, customers } = await counts()
    await seedStore(test.ownerUrl, fresh(later), later)
    expect(await counts()).toMatchObject({ orders, customers })
  })
})
