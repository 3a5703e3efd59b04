import { ListingSort } from '@aisle/api/listing-sort'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../database/database.ts'
import { listProductReviews } from '../review/review.service.ts'
import { correct } from '../search/corrections.service.ts'
import { createFrequentSearches, suggest } from '../search/search.service.ts'
import { openTestApp } from '../server/testing.ts'
import { plansOf as plansOfStatements, scannedIn } from '../testing/statement-plans.ts'
import { testIds } from '../testing/store.builder.ts'
import { leastWorkTime, workTime } from '../testing/work-time.ts'
import { countByCategory } from './categories.store.ts'
import { companionsOf, productDetails, substitutesFor } from './details.service.ts'
import type { Asking } from './kept-answers.ts'
import { createKeptCatalogue } from './kept-catalogue.ts'
import { fillShelves, md5Id } from './large-catalogue.builder.ts'
import { listingFacets, listProducts } from './listing.service.ts'
import { guestTerms } from './terms.builder.ts'

const PRODUCTS = 25_000
const CATEGORIES = 100
/** Categories with something else than variants. */
const LISTED = 0.95 * CATEGORIES
const ids = testIds('fresh')

const terms = guestTerms({
  tenantId: 'fresh',
  locationId: ids.downtown,
  now: new Date('2026-11-20T12:00:00Z'),
})

const test = await openTestApp()
beforeAll(() => fillShelves(test, { products: PRODUCTS, categories: CATEGORIES }), 120_000)

const plansOf = (work: (tx: Transaction) => Promise<unknown>) => plansOfStatements(test, 'fresh', work)

const askingIn = (tx: Transaction, shopper = terms.shopper): Asking => ({
  shopper,
  catalogueVersion: 1,
  transaction: (work) => work(tx),
})

describe(`in a catalogue of ${PRODUCTS} products no statement reads all of them`, () => {
  it.each([
    ['a category', { CategorySeoName: 'shelf-7' }],
    [
      'a category by price',
      { CategorySeoName: 'shelf-7', sortBy: 1 as const, filters: ['brand:Brand 7', 'price:0-5'] },
    ],
    ['a search', { q: 'c4ca4238' }],
    ['a search for a number', { q: '12345678' }],
  ])('for %s', async (_what, query) => {
    const plans = await plansOf((tx) => listProducts(tx, terms, query))
    expect(plans.join('\n')).toMatch(/CTE placed|search_terms/)
    expect(scannedIn(plans)).not.toContain('products')
  })

  it.each([
    ['', []],
    [
      ' after some were chosen',
      ['brand:Brand 7', 'price:0-5', 'availability:in-stock', 'category:shelf-7', 'diet:vegan'],
    ],
  ])('for the filters of a category%s', async (_when, filters) => {
    const plans = await plansOf((tx) => listingFacets(tx, terms, { CategorySeoName: 'shelf-7', filters }))
    expect(plans.join('\n')).toMatch(/CTE placed/)
    expect(scannedIn(plans)).not.toContain('products')
  })
})

it.each(['tinn', 'bradn', 'c4cq4238'])('%s is corrected without reading all words by their spelling', async (word) => {
  const plans = await plansOf((tx) => correct(tx, terms.shopper, word))
  expect(plans.join('\n')).toContain('search_terms')
  expect(scannedIn(plans)).not.toContain('search_spellings')
  expect(scannedIn(plans)).not.toContain('search_trigrams')
})

/** What grows with the catalogue. */
const LARGE = [
  'products',
  'stock',
  'product_categories',
  'product_images',
  'product_links',
  'discount_products',
  'reviews',
]
const scannedLarge = (plans: readonly string[]) => scannedIn(plans).filter((table) => LARGE.includes(table))

describe(`of ${PRODUCTS} products no statement for one of them reads all of anything`, () => {
  it.each<[string, number, (tx: Transaction) => Promise<unknown>]>([
    ['its page', 7, (tx) => productDetails(tx, terms, 'p-7000')],
    ['its page with variants', 7, (tx) => productDetails(tx, terms, 'p-7020')],
    ['its companions', 3, (tx) => companionsOf(tx, terms, 'p-7000')],
    ['its substitutes', 4, (tx) => substitutesFor(tx, terms, 'p-7000')],
    ['its reviews', 2, (tx) => listProductReviews(tx, md5Id('p7000'), {})],
  ])('for %s', async (_what, least, work) => {
    const plans = await plansOf(work)
    expect(plans.length).toBeGreaterThanOrEqual(least)
    expect(scannedLarge(plans)).toEqual([])
  })

  it.each([
    ['products', 'products_tenant_id_seo_name_key'],
    ['reviews', 'reviews_tenant_id_product_id_customer_id_key'],
  ])('and it is noticed when %s lose the index for it', async (table, index) => {
    await test.query(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'commerce.${index}'::regclass`)
    const plans = await plansOf((tx) => productDetails(tx, terms, 'p-7000'))
    await test.query(`UPDATE pg_index SET indisvalid = true WHERE indexrelid = 'commerce.${index}'::regclass`)
    expect(scannedLarge(plans)).toEqual([table])
  })
})

it.each([
  { shelf: 'shelf-0', inStock: 250, why: 'none has any of its own, but each has a variant of which one is left' },
  { shelf: 'shelf-5', inStock: 0, why: 'none has any, and none has variants' },
  { shelf: 'shelf-7', inStock: 250, why: 'each has some' },
])('$inStock of 250 are in stock where $why', async ({ shelf, inStock }) => {
  const listed = (filters: readonly string[]) =>
    test.database.transaction('fresh', (tx) => listProducts(tx, terms, { CategorySeoName: shelf, filters }))

  expect((await listed([])).count).toBe(250)
  expect((await listed(['availability:in-stock'])).count).toBe(inStock)
})

it.each([
  ['of a location', { locationId: ids.downtown, maySeeRestricted: true }],
  ['of every location', { locationId: undefined, maySeeRestricted: false }],
])('no product %s is looked up by itself to count categories, even if there seem to be few', async (_where, scope) => {
  const counted = ['products', 'product_categories', 'stock']
  const count = (tx: Transaction) => countByCategory(tx, scope)
  for (const table of counted) {
    await test.query(`SELECT pg_clear_attribute_stats('commerce', '${table}', 'tenant_id', false)`)
  }
  const plans = await plansOf(count)
  const counts = await test.database.transaction('fresh', count)
  await test.query(`ANALYZE ${counted.map((table) => `commerce.${table}`).join(', ')}`)

  expect([...counts.values()]).toEqual(Array(LISTED).fill(250))
  expect(plans).toHaveLength(1)
  expect(plans.join('\n')).not.toContain('Nested Loop')
})

it('the pages of all categories share one count', async () => {
  const kept = createKeptCatalogue(() => terms.now)
  const plans = await plansOf(async (tx) => {
    const asking = askingIn(tx)
    for (const shelf of ['shelf-7', 'shelf-8']) await kept.categories(asking, terms, { CategorySeoName: shelf })
    await kept.trendingCategories(asking, terms, {})
  })
  expect(plans.filter((plan) => plan.includes('product_categories'))).toHaveLength(1)
})

describe('a category of 5,000 products that PostgreSQL has no figures of yet', () => {
  const query = { CategorySeoName: 'large', filters: ['price:0-7', 'availability:in-stock'] }
  beforeAll(() =>
    test.query(`
      INSERT INTO commerce.categories (tenant_id, category_id, name, seo_name)
      VALUES ('fresh', md5('large')::uuid, 'Large', 'large');
      INSERT INTO commerce.product_categories (tenant_id, category_id, product_id)
      SELECT tenant_id, md5('large')::uuid, product_id FROM commerce.products WHERE seo_name ~ '^p-.*[27]$'`),
  )

  it.each<[string, (tx: Transaction) => Promise<unknown>]>([
    ['products', (tx) => listProducts(tx, terms, query)],
    ['products of every location', (tx) => listProducts(tx, { ...terms, locationId: undefined }, query)],
    ['filters', (tx) => listingFacets(tx, terms, query)],
  ])('has its %s in time', async (_what, work) => {
    await test.database.transaction('fresh', work)

    expect(await workTime(test, () => test.database.transaction('fresh', work))).toBeLessThan(400)
  })
})

describe(`T57 what others look for among ${PRODUCTS} products, a hundred at once`, () => {
  const guest = { ...terms.shopper, maySeeRestricted: false }
  const ask = (listFrequent: ReturnType<typeof createFrequentSearches>) =>
    test.database.transaction('fresh', (tx) => listFrequent(askingIn(tx, guest), { PageSize: 100 }))
  it('is known of kinds of goods in time, and then kept', async () => {
    const listFrequent = createFrequentSearches(() => new Date())

    let first: unknown
    const taken = await workTime(test, async () => (first = await ask(listFrequent)))
    expect(first).toHaveLength(LISTED)
    expect(taken).toBeLessThan(400)
    expect(await ask(listFrequent)).toBe(first)
  })

  it('is known of phrases in time, also where most of them are for adults', async () => {
    await test.query(`
      INSERT INTO commerce.search_counts (tenant_id, keyword, searches, last_at, is_open)
      SELECT 'fresh', 'brand ' || number, 20_000 - number, now(), number > 9_900 FROM generate_series(1, 10_000) number`)
    const listFrequent = createFrequentSearches(() => new Date())

    const taken = await workTime(test, async () => expect(await ask(listFrequent)).toHaveLength(100))
    await test.query(`DELETE FROM commerce.search_counts WHERE tenant_id = 'fresh'`)

    expect(taken).toBeLessThan(200)
  })
})

describe.each([
  { q: 'ti', why: 'begins a word of every product' },
  { q: 'tin', why: 'is a word of every product' },
  { q: 'tinn', why: 'is such a word, misspelt' },
])('T57 $q, which $why,', ({ q }) => {
  const filters = ['price:0-5', 'availability:in-stock', 'brand:Brand 7']
  const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => test.database.transaction('fresh', work)

  it('finds the five hundred that fit best, the same on every page', async () => {
    const page = (Page: number) =>
      inTransaction((tx) => listProducts(tx, terms, { q, Page, PageSize: 100, sortBy: ListingSort.PriceLowToHigh }))
    const pages = [await page(1), await page(5), await page(6)]

    expect(pages.map(({ count, items }) => [count, items.length])).toEqual([
      [500, 100],
      [500, 100],
      [500, 0],
    ])
    expect((await page(1)).items).toEqual(pages[0]?.items)
  })

  it.each<[string, (tx: Transaction) => Promise<unknown>]>([
    ['products by price', (tx) => listProducts(tx, terms, { q, sortBy: ListingSort.PriceLowToHigh })],
    ['products by best match', (tx) => listProducts(tx, terms, { q, sortBy: ListingSort.Featured })],
    [
      'products by price, filtered',
      (tx) => listProducts(tx, terms, { q, sortBy: ListingSort.PriceLowToHigh, filters }),
    ],
    ['filters', (tx) => listingFacets(tx, terms, { q })],
    ['filters beside chosen ones', (tx) => listingFacets(tx, terms, { q, filters })],
  ])('has its %s in time', async (_what, work) => {
    // A first call reads what later ones find in memory.
    await inTransaction(work)

    expect(await leastWorkTime(test, () => inTransaction(work))).toBeLessThan(100)
  })
})

describe('T57 many begun words', () => {
  const phrase = 'a b c d e f 1 2'
  const shopper = { ...terms.shopper, maySeeRestricted: false }

  it.each<[string, (tx: Transaction) => Promise<unknown>]>([
    ['are completed', (tx) => suggest(tx, { ...terms, shopper }, phrase)],
    ['are corrected', (tx) => correct(tx, shopper, phrase)],
  ])('%s in time for somebody who may not be told of restricted products', async (_what, work) => {
    const taken = await workTime(test, () => test.database.transaction('fresh', work))
    expect(taken).toBeLessThan(4000)
  })
})
