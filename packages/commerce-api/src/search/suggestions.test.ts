import { frequentSearches, searchCorrections, searchKeyword } from '@aisle/api/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { openSearching } from './searching.builder.ts'

const { test, guest, find } = await openSearching()

const titles = ['Tea', 'Teal Plums', 'Tempeh', 'Tender Beans', 'Terra Chips', 'Tetra Milk', 'Texas Toast', 'Baked Ham']
beforeAll(async () => {
  await insertProducts(
    test,
    'fresh',
    titles.map((title) => productSeed('fresh', { title, brand: 'Farm' })),
  )
  await test.query(`
    INSERT INTO commerce.categories (tenant_id, category_id, name, seo_name)
    SELECT 'fresh', gen_random_uuid(), name, lower(name) FROM unnest(ARRAY['Teething', 'Teas', 'Textiles']) name`)
})

it('while somebody types are three phrases, two categories and five products, the shortest names first', async () => {
  const { data } = await test.call(searchKeyword, { query: { q: 'te' } }, guest)

  expect(data.items.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 3 }, () => 'keyword'),
    ...Array.from({ length: 2 }, () => 'category'),
    ...Array.from({ length: 5 }, () => 'product'),
  ])
  expect(data.items.filter(({ kind }) => kind === 'category').map(({ text }) => text)).toEqual(['Teas', 'Teething'])
})

it('complete the last word of a phrase by what the phrase finds', async () => {
  const phrases = async (q: string) =>
    (await test.call(searchKeyword, { query: { q } }, guest)).data.items
      .filter(({ kind }) => kind === 'keyword')
      .map(({ text }) => text)

  expect(await phrases('farm te')).toHaveLength(3)
  expect(await phrases('chips te')).toEqual(['chips terra'])
  expect(await phrases('ham te')).toEqual([])
})

it('where nothing was found are five words near to it', async () => {
  const { data } = await test.call(searchCorrections, { query: { q: 'te zz' } }, guest)

  expect(data.nearest).toHaveLength(5)
})

it('of a long phrase are near to its first four words', async () => {
  const nearest = async (q: string) => (await test.call(searchCorrections, { query: { q } }, guest)).data.nearest

  expect(await nearest('zz1 zz2 zz3 tempe')).toContain('tempeh')
  expect(await nearest('zz1 zz2 zz3 zz4 tempe')).toEqual([])
})

it.each([
  { q: 'tempeg', finds: ['Tempeh'] },
  { q: 'hma', finds: [] },
])(
  'a word of three letters is taken as it is, a longer one for what is near: $q finds $finds',
  async ({ q, finds }) => {
    expect(await find(q)).toEqual(finds)
  },
)

it('a word with many neighbours is taken for the three likeliest', async () => {
  const neighbours = ['Zunk Barley', 'Zunt Barley', 'Zunb Barley', 'Zunp Barley']
  await insertProducts(
    test,
    'fresh',
    neighbours.map((title) => productSeed('fresh', { title, brand: 'Farm' })),
  )

  expect(await find('zunx')).toHaveLength(3)
  expect(await find('barley')).toHaveLength(4)
})

describe('what others look for', () => {
  const remembered = async () =>
    (await test.query(`SELECT keyword FROM commerce.search_counts ORDER BY keyword`)).map(({ keyword }) => keyword)

  it('is remembered from three letters on, without its accents and signs', async () => {
    for (const q of ['ha', 'ham', ' BAKED, hàm!']) await find(q)

    expect(await remembered()).toEqual(['baked ham', 'barley', 'ham'])
  })

  it('1§9 is told five at a time', async () => {
    await test.query(`
      INSERT INTO commerce.search_counts (tenant_id, keyword, searches, last_at, is_open)
      SELECT 'fresh', 'phrase ' || number, 2000 - number, now(), true FROM generate_series(1, 1005) number`)
    const page = async (query: { Page?: number; PageSize?: number }) =>
      (await test.call(frequentSearches, { query }, guest)).data.items.map(({ keyword }) => keyword)

    expect(await page({})).toEqual(['phrase 1', 'phrase 2', 'phrase 3', 'phrase 4', 'phrase 5'])
    expect(await page({ Page: 2 })).toHaveLength(5)
    expect(await page({ PageSize: 2 })).toHaveLength(2)
    expect(await page({ Page: 10, PageSize: 100 })).toHaveLength(100)
    // Nobody reads on beyond a thousand (T57).
    expect(await page({ Page: 11, PageSize: 100 })).toEqual([])
  })
})
