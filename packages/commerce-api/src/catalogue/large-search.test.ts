import { ListingSort } from '@aisle/api/listing-sort'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../database/database.ts'
import { together } from '../database/together.ts'
import { orderStems } from '../search/search-index.store.ts'
import { findSource } from '../search/words.service.ts'
import { seedTenant } from '../seeding.ts'
import { openTestApp } from '../server/testing.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'
import { listLargeSearch } from './large-search.store.ts'
import type { ListingOrder } from './listing-page.sql.ts'
import { listIds } from './listing.store.ts'
import type { Shelf } from './shelf.ts'
import { guestTerms } from './terms.builder.ts'
import { shelfOf, type Terms } from './terms.ts'

const BOXES = 2_400
const ids = testIds('fresh')
const terms = guestTerms({ tenantId: 'fresh', locationId: ids.downtown, now: new Date('2026-11-20T12:00:00Z') })

const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
  await test.query(`
    INSERT INTO commerce.products (tenant_id, product_id, seo_name, title, brand, price_cents, sales_count, rating_count,
      rating_sum, featured_rank, has_age_restriction, fulfillment_kinds, short_description)
    SELECT 'fresh', md5('p' || number)::uuid, 'p-' || number, 'Box ' || left(md5(number::text), 8),
      CASE WHEN number % 2 = 0 THEN 'Box' ELSE 'Farm' END, 100 + number * 37 % 31 * 10, number % 100, number % 4,
      number % 4 * (1 + number % 5), number % 9, number % 13 = 0,
      CASE WHEN number % 17 = 0 THEN ARRAY['delivery'] WHEN number % 19 = 0 THEN ARRAY['pickup'] END,
      CASE WHEN number % 2 = 0 THEN 'Crate' ELSE 'Cratewood' END
    FROM generate_series(1, ${BOXES}) number;
    INSERT INTO commerce.products (tenant_id, product_id, seo_name, title, price_cents, parent_product_id, is_listed)
    SELECT 'fresh', md5('v' || number)::uuid, 'v-' || number, 'Small box', 90, md5('p' || number)::uuid, false
    FROM generate_series(23, ${BOXES}, 23) number;
    INSERT INTO commerce.products (tenant_id, product_id, seo_name, title, price_cents)
    SELECT 'fresh', md5('t' || number)::uuid, 't-' || number, 'Tin ' || number, 50 FROM generate_series(1, 300) number;
    INSERT INTO commerce.products (tenant_id, product_id, seo_name, title, description_text, price_cents, sales_count)
    SELECT 'fresh', md5(title)::uuid, md5(title), title, 'In a box.', 300, sales FROM (
      SELECT 'Farm bowl ' || number AS title, 100 + number AS sales FROM generate_series(1, 240) number
      UNION ALL SELECT 'Farm box ' || number, 1 FROM generate_series(1, 20) number) goods`)
  await test.query(`
    INSERT INTO commerce.stock (tenant_id, location_id, product_id, on_hand)
    SELECT 'fresh', '${ids.downtown}', product_id, sales_count % 7 FROM commerce.products
    WHERE sales_count % 11 <> 5;
    INSERT INTO commerce.stock (tenant_id, location_id, product_id, on_hand)
    SELECT 'fresh', '${ids.uptown}', product_id, (sales_count = 7)::int FROM commerce.products`)
  await test.query(`
    INSERT INTO commerce.discounts (tenant_id, discount_id, name, display_name, kind, value, min_qty, ends_at) VALUES
      ('fresh', md5('sale')::uuid, 'Sale', 'Sale', 'per-product', 0, 1, NULL),
      ('fresh', md5('fifth')::uuid, 'Fifth', 'A fifth off', 'percent', 2000, 1, '2026-12-01'),
      ('fresh', md5('two')::uuid, 'Two', 'Buy two', 'price', 10, 2, NULL),
      ('fresh', md5('over')::uuid, 'Over', 'Over', 'price', 1, 1, '2026-11-01');
    INSERT INTO commerce.discount_products (tenant_id, discount_id, product_id, price_cents)
    SELECT 'fresh', md5(name)::uuid, product_id, CASE WHEN name = 'sale' THEN price_cents - 1 - sales_count / 2 END
    FROM (VALUES ('sale', 0), ('fifth', 3), ('two', 5), ('over', 6)) given(name, rest)
    JOIN commerce.products ON sales_count % 8 = rest AND is_listed`)
  await seedTenant(test.ownerUrl, 'fresh', (seeder) => seeder.searchIndex())
  await test.query(`UPDATE commerce.products SET is_active = false WHERE featured_rank = 4`)
}, 60_000)

const search = <Result>(
  phrase: string,
  given: Partial<Terms>,
  work: (tx: Transaction, shelf: Shelf) => Promise<Result>,
) =>
  test.database.transaction('fresh', async (tx) => {
    const source = await findSource(tx, phrase)
    if (!source) throw new Error(`nothing is found for "${phrase}"`)
    return await work(tx, shelfOf({ ...terms, ...given }, source))
  })

/** Filters that keep everything, and have all of it looked at. */
const ANY_PRICE = new Map([['price', ['0-']]])

describe('of a search that finds many', () => {
  describe.each<[string, Partial<Terms>]>([
    ['at a location', {}],
    ['for delivery', { fulfillmentCodeName: 'sd' }],
    ['without a location', { locationId: undefined, fulfillmentCodeName: undefined }],
    ['to those who may not see all', { shopper: { ...terms.shopper, maySeeRestricted: false } }],
  ])('%s', (_where, given) => {
    it.each<[string, string, ListingOrder]>([
      ['best match', 'box', ListingSort.Featured],
      ['best match', 'box farm', ListingSort.Featured],
      ['lowest prices', 'box', ListingSort.PriceLowToHigh],
      ['lowest prices', 'crat', ListingSort.PriceLowToHigh],
      ['highest prices', 'box', ListingSort.PriceHighToLow],
    ])('the first pages in the order of %s for "%s" are what all of it would show', async (_order, phrase, order) => {
      for (const page of [1, 2]) {
        await search(phrase, given, async (tx, shelf) => {
          const listed = await listLargeSearch(tx, shelf, { page, pageSize: 40 }, order)
          expect(listed?.ids).toHaveLength(40)
          expect(listed).toEqual(await listIds(tx, shelf, { page, pageSize: 40 }, order, ANY_PRICE))
        })
      }
    })
  })

  it.each<[string, number, number | null]>([
    ['percent', 9_000, null],
    ['percent', 10_000, null],
    ['amount', 380, null],
    ['price', 20, null],
    ['per-product', 0, 30],
  ])('what an offer of %s, %i, makes cheap is among the cheapest, however dear it was', async (kind, value, cents) => {
    const dearest = await test.query<{ id: string }>(`
      WITH offer AS (
        INSERT INTO commerce.discounts (tenant_id, discount_id, name, display_name, kind, value, min_qty)
        VALUES ('fresh', md5('now')::uuid, 'Now', 'Now', '${kind}', ${value}, 1) RETURNING discount_id)
      INSERT INTO commerce.discount_products (tenant_id, discount_id, product_id, price_cents)
      SELECT 'fresh', discount_id, product_id, ${cents} FROM offer, commerce.products
      WHERE price_cents = 400 AND is_active AND fulfillment_kinds IS NULL AND sales_count % 11 <> 5 ORDER BY product_id LIMIT 3
      RETURNING product_id AS id`)
    const [few, all] = await search('box', {}, (tx, shelf) =>
      together([
        listLargeSearch(tx, shelf, { page: 1, pageSize: 3 }, ListingSort.PriceLowToHigh),
        listIds(tx, shelf, { page: 1, pageSize: 3 }, ListingSort.PriceLowToHigh, ANY_PRICE),
      ]),
    )
    await test.query(`DELETE FROM commerce.discounts WHERE tenant_id = 'fresh' AND discount_id = md5('now')::uuid`)

    expect(few?.ids.toSorted()).toEqual(dearest.map(({ id }) => id))
    expect(few).toEqual(all)
  })

  it.each<[string, string, Partial<Terms>, ListingOrder, number]>([
    ['later pages', 'box', {}, ListingSort.Featured, 3],
    ['another order', 'box', {}, ListingSort.BestSellers, 1],
    ['the best match where too little is left', 'box', { locationId: ids.uptown }, ListingSort.Featured, 1],
    ['what finds fewer', 'tin', {}, ListingSort.Featured, 1],
    ['prices of what finds fewer', 'farm', {}, ListingSort.PriceLowToHigh, 1],
    ['prices of two words', 'box farm', {}, ListingSort.PriceLowToHigh, 1],
    ['three words', 'box farm bowl', {}, ListingSort.Featured, 1],
  ])('all is looked at for %s', async (_what, phrase, given, order, page) => {
    await search(phrase, given, async (tx, shelf) => {
      expect(await listLargeSearch(tx, shelf, { page, pageSize: 40 }, order)).toBeUndefined()
      expect((await listIds(tx, shelf, { page, pageSize: 40 }, order)).ids).toHaveLength(40)
    })
  })

  it('what has begun to sell is among the best as soon as that is counted', async () => {
    const best = (pageSize: number) =>
      search('box', {}, async (tx, shelf) => await listIds(tx, shelf, { page: 1, pageSize }, ListingSort.Featured))
    const late = (await best(BOXES)).ids[1_000]
    await test.query('UPDATE commerce.products SET sold_count = 100000 WHERE product_id = $1', [late])
    expect((await best(40)).ids).not.toContain(late)
    await test.database.transaction('fresh', orderStems)

    expect((await best(40)).ids[0]).toBe(late)
  })

  it('so it is among those that are suggested of a word that hundreds have', async () => {
    const suggested = (phrase: string, most: number) =>
      search(phrase, {}, async (tx, { source, ...shelf }) => {
        if (source.kind !== 'search') throw new Error(`"${phrase}" is not searched for by its words`)
        return await listIds(
          tx,
          { ...shelf, source: { ...source, most } },
          { page: 1, pageSize: 300 },
          ListingSort.Featured,
        )
      })
    const late = (await suggested('tin', 300)).ids.at(-1)
    await test.query('UPDATE commerce.products SET sold_count = 100000 WHERE product_id = $1', [late])
    expect((await suggested('tin', 50)).ids).not.toContain(late)
    await test.database.transaction('fresh', orderStems)

    expect((await suggested('tin', 50)).ids[0]).toBe(late)
  })

  it('of a digit that begins a hundred stems, what is just that digit is among the best', async () => {
    const [whole] = await test.query<{ id: string }>(`SELECT md5('t1')::uuid AS id`)
    const found = await test.database.transaction('fresh', async (tx) => {
      const source = await findSource(tx, '1', 200)
      if (source?.kind !== 'search') throw new Error('a digit is searched for as a word')
      expect(source.among?.stems.length).toBeGreaterThan(100)
      return await listIds(tx, shelfOf(terms, source), { page: 1, pageSize: 200 }, ListingSort.Featured)
    })
    expect(found.ids).toContain(whole?.id)
  })
})
