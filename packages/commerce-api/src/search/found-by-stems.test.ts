import { ListingSort } from '@aisle/api/listing-sort'
import { expect, it } from 'vitest'
import { listIds } from '../catalogue/listing.store.ts'
import type { ListingSource } from '../catalogue/shelf.ts'
import { guestTerms } from '../catalogue/terms.builder.ts'
import { shelfOf } from '../catalogue/terms.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { plansOf } from '../testing/statement-plans.ts'
import { openSearching } from './searching.builder.ts'
import { findSource } from './words.service.ts'

const { test } = await openSearching()
await insertProducts(
  test,
  'fresh',
  [
    'Lemon Soft Drink',
    'Soft Rice Drink',
    'Brown Bread',
    'Runner Beans',
    'Running Shoes',
    'Vitamin B 12',
    "Baker's B",
  ].map((title) =>
    productSeed('fresh', {
      title,
      brand: 'Farm',
      descriptionText: `The best ${title.toLowerCase()} of all, with rice.`,
    }),
  ),
)

const FIRST = { page: 1, pageSize: 100 }

function openShelf(source: ListingSource) {
  const terms = guestTerms({ tenantId: 'fresh', locationId: '', now: new Date() })
  return { ...shelfOf(terms, source), locationId: undefined, fulfillmentKind: undefined }
}

const found = (source: ListingSource, order: ListingSort) =>
  test.database.transaction('fresh', (tx) => listIds(tx, openShelf(source), FIRST, order))

it.each<{ q: string; count: number; most?: number }>([
  { q: 'rice', count: 10 },
  { q: 'ri', count: 10 },
  { q: 'b', count: 2 },
  { q: 'b', count: 3, most: 3 },
  { q: 'br', count: 3 },
  { q: 'r', count: 10, most: 10 },
  { q: 'brown rice', count: 2 },
  { q: 'ri br', count: 2 },
  { q: 'rice soft farm', count: 2 },
  { q: 'farm rice', count: 2, most: 2 },
  { q: 'the rice', count: 10 },
  { q: 'soda', count: 2 },
  { q: 'soft drinks', count: 2 },
  { q: 'runs', count: 2 },
  { q: 'brwn', count: 2 },
  { q: 'pepper rice', count: 0 },
])('what has the stems of "$q" is what the documents say', async ({ q, count, most }) => {
  const source = await test.database.transaction('fresh', (tx) => findSource(tx, q, most))
  if (source?.kind !== 'search') throw new Error(`"${q}" is not searched for by its words`)
  expect(source.among).toBeDefined()
  const { among: _, ...byDocuments } = source

  for (const order of [ListingSort.PriceLowToHigh, ListingSort.Featured]) {
    const ids = await found(source, order)
    expect(ids).toEqual(await found(byDocuments, order))
    expect(ids.count).toBe(count)
  }
})

it.each(['rice', 'brown rice', 'the brown rice'])('a list of "%s" by price asks no document', async (q) => {
  const plans = await plansOf(test, 'fresh', async (tx) => {
    const source = await findSource(tx, q)
    if (!source) throw new Error(`nothing is found for "${q}"`)
    await listIds(tx, openShelf(source), FIRST, ListingSort.PriceLowToHigh)
  })
  expect(plans.join('\n')).toContain('search_stems')
  expect(plans.join('\n')).not.toContain('product_search')
})

it('a word is looked up in the order of words, by what it begins with', async () => {
  const plans = await plansOf(test, 'fresh', (tx) => findSource(tx, 'brown ri'))
  const ofTerms = plans.join('\n').match(/^.*(on|using) search_terms.*\n.*$/gm) ?? []

  expect(ofTerms.length).toBeGreaterThan(0)
  expect(ofTerms.filter((scan) => !/Cond: .*term >= /.test(scan))).toEqual([])
})

it('of a letter those are found first that are bought most, of the same words', async () => {
  const titles = ['Tin of Q', 'Tub of Q', 'Tea of Q']
  await insertProducts(
    test,
    'fresh',
    titles.map((title, salesCount) => productSeed('fresh', { title, salesCount })),
  )
  const source = await test.database.transaction('fresh', (tx) => findSource(tx, 'q'))
  if (source?.kind !== 'search') throw new Error('a letter is searched for as a word')
  const { ids } = await found({ ...source, most: 2 }, ListingSort.PriceLowToHigh)
  const rows = await test.query(`SELECT title FROM commerce.products WHERE product_id = ANY ($1) ORDER BY title`, [ids])

  expect(rows).toEqual([{ title: 'Tea of Q' }, { title: 'Tub of Q' }])
})

it('a stem with a quote in it fits like any other', async () => {
  await insertProducts(test, 'fresh', [productSeed('fresh', { title: "Cider of example.com/o'neil" })])
  const fits = await test.query<{ fits: number[] }>(`SELECT fits FROM commerce.search_stems
    WHERE tenant_id = 'fresh' AND stem IN ('cider', 'example.com/o''neil')`)

  expect(fits).toHaveLength(2)
  expect(fits[0]).toEqual(fits[1])
})

it('what has left the shelves is gone from its stems', async () => {
  const counts = () =>
    test.query(`SELECT stem, product_count AS count FROM commerce.search_stems
      WHERE tenant_id = 'fresh' AND stem IN ('bread', 'rice') ORDER BY stem`)
  expect(await counts()).toEqual([
    { stem: 'bread', count: 1 },
    { stem: 'rice', count: 10 },
  ])
  await test.query(`UPDATE commerce.products SET is_active = false WHERE title = 'Brown Bread'`)
  await insertProducts(test, 'fresh', [productSeed('fresh', { title: 'Barley Groats' })])

  expect(await counts()).toEqual([{ stem: 'rice', count: 9 }])
})
