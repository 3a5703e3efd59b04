import { beforeAll, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { plansOf } from '../testing/statement-plans.ts'
import { testIds } from '../testing/store.builder.ts'
import { readCardRows } from './cards.store.ts'
import { fillShelves, md5Id } from './large-catalogue.builder.ts'

const PRODUCTS = 10_000
const ids = testIds('fresh')
const now = new Date('2026-11-20T12:00:00Z')

const test = await openTestApp()
beforeAll(async () => {
  await fillShelves(test, { products: PRODUCTS, categories: 100 })
  // Beside these, PostgreSQL takes the sale of half the store for one of a few products as well.
  await test.query(`
    INSERT INTO commerce.discounts (tenant_id, discount_id, name, display_name, kind, value, is_active)
    SELECT 'fresh', md5('d' || number)::uuid, 'Old ' || number, 'Old', 'percent', 1000, false
    FROM generate_series(1, 60) number;
    INSERT INTO commerce.discount_products (tenant_id, discount_id, product_id)
    SELECT 'fresh', md5('d' || number)::uuid, md5('p' || number)::uuid FROM generate_series(1, 60) number`)
  await test.query('ANALYZE')
}, 120_000)

it.each([
  ['here', ids.downtown],
  ['anywhere', undefined],
])(
  'what is on offer is looked up by the products of cards %s, however many an offer has',
  async (_where, locationId) => {
    const plans = await plansOf(test, 'fresh', (tx) => readCardRows(tx, [md5Id('p7000')], { locationId, now }))
    const byProduct = 'Scan using discount_products_offers on discount_products entry'
    expect(plans.join().match(/Scan using \w+ on discount_products entry/g)).toEqual([byProduct, byProduct])
  },
)
