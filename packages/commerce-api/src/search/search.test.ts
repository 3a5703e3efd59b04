import { productList } from '@aisle/api/product-listing'
import { frequentSearches, searchKeyword } from '@aisle/api/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../server/testing.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'
import { toTsquery, wordsOf } from './words.rules.ts'

let test: TestApp
let guest: string
beforeAll(async () => {
  test = await buildTestApp()
  await seedTestStore(test)
  const titles = ['Broccoli Crowns', 'Basmati Rice', 'Brown Rice', 'Jalapeño Peppers', 'Strawberries', 'Rice Pudding']
  await insertProducts(
    test,
    'fresh',
    titles.map((title) => productSeed('fresh', { title, brand: 'Farm' })),
  )
  guest = await test.tokens.guest('fresh')
})
afterAll(() => test.close())

async function find(q: string) {
  const reply = await test.call(productList, { query: { productsBy: 'SR', q } }, guest)
  return reply.data.items.map(({ title }) => title)
}

describe('searching', () => {
  it.each([
    { q: 'basmati', finds: ['Basmati Rice'] },
    { q: 'BASMATI rice', finds: ['Basmati Rice'] },
    { q: 'basm', finds: ['Basmati Rice'] },
    { q: 'brocoli', finds: ['Broccoli Crowns'] },
    { q: 'jalapeno', finds: ['Jalapeño Peppers'] },
    { q: 'jalapeño pepper', finds: ['Jalapeño Peppers'] },
    { q: 'strawbery', finds: ['Strawberries'] },
    { q: 'zzzzqq', finds: [] },
    { q: '   ', finds: [] },
    { q: "'; DROP TABLE products; --", finds: [] },
  ])('for "$q" finds $finds', async ({ q, finds }) => {
    expect(await find(q)).toEqual(finds)
  })

  it('finds every word in any order', async () => {
    expect((await find('rice')).toSorted()).toEqual(['Basmati Rice', 'Brown Rice', 'Rice Pudding'])
    expect(await find('rice brown')).toEqual(['Brown Rice'])
  })

  it('survives every phrase that people or attackers type', async () => {
    for (const q of ["a'b", 'a & | !', ':*', '%%__', '\\', '((((', 'é'.repeat(200), '🥦', 'ﬁ', "x') OR 1=1"]) {
      const response = await test.request({ url: `/v1/Product?productsBy=SR&q=${encodeURIComponent(q)}` }, guest)
      expect(response.statusCode, q).toBeLessThan(500)
    }
  })
})

describe('suggestions', () => {
  it('complete the word, and name products', async () => {
    const reply = await test.call(searchKeyword, { query: { q: 'bas' } }, guest)
    expect(reply.data.items).toMatchObject([
      { kind: 'keyword', text: 'basmati' },
      { kind: 'product', text: 'Basmati Rice', seoName: 'basmati-rice', price: 3.99 },
    ])
  })

  it('name categories', async () => {
    const reply = await test.call(searchKeyword, { query: { q: 'mil' } }, guest)
    expect(reply.data.items).toContainEqual({ kind: 'category', text: 'Milk', seoName: 'milk', profileImage: null })
  })

  it('of what others look for come from what was found most', async () => {
    await find('strawberries')
    await find('strawberries')
    await find('zzzzqq')
    const reply = await test.call(frequentSearches, { query: { Page: 1, PageSize: 5, IsAuto: true } }, guest)
    expect(reply.data.items.map(({ keyword }) => keyword)).toContain('strawberries')
    expect(reply.data.items.map(({ keyword }) => keyword)).not.toContain('zzzzqq')
  })
})

it('words are lower case, plain, few and short', () => {
  expect(wordsOf("Crème-Brûlée O'Neil's 2% CRÈME")).toEqual(['creme', 'brulee', 'o', 'neil', 's', '2'])
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8)
  expect(toTsquery([['milk', 'milch'], ['oat']])).toBe("('milk':* | 'milch':*) & ('oat':*)")
})
