import { ListingSort } from '@aisle/api/listing-sort'
import { productList } from '@aisle/api/product-listing'
import { frequentSearches, searchKeyword } from '@aisle/api/search'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductSeed } from '../seeding.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'
import { openSearching } from './searching.builder.ts'

const { test, guest, find } = await openSearching()

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
    for (let time = 0; time < 20; time += 1) await find('strawberries')
    await find('zzzzqq')
    await find('strawberies')
    await find('basmati')
    const reply = await test.call(frequentSearches, { query: { Page: 1, PageSize: 5, IsAuto: true } }, guest)
    expect(reply.data.items[0]?.keyword).toBe('strawberries')
    expect(reply.data.items.length).toBeLessThanOrEqual(5)
    expect(reply.data.items.map(({ keyword }) => keyword)).not.toContain('zzzzqq')
    expect(reply.data.items.map(({ keyword }) => keyword)).not.toContain('strawberies')
  })
})

describe('what is found', () => {
  const ask = async (q: string, sortBy: ListingSort = ListingSort.Featured) =>
    (await test.call(productList, { query: { productsBy: 'SR', q, sortBy } }, corner)).data.items.map(
      ({ title }) => title,
    )
  let corner: string

  beforeAll(async () => {
    await seedTestStore(test, 'corner')
    const goods: readonly Partial<ProductSeed>[] = [
      { title: 'Plain Kefir', salesCount: 3 },
      { title: 'Berry Kefir', salesCount: 900 },
      { title: 'Peach Kefir', salesCount: 900 },
      { title: 'Mango Kefir', salesCount: 90_000, stock: {} },
      { title: 'Culture Starter', descriptionText: 'Makes kefir at home.', salesCount: 90_000 },
      { title: 'Kefirlike Drink', salesCount: 3 },
      { title: 'Wild Prawns', sku: 'SEA-1180', barcode: '0012345678905' },
      { title: 'Lemon Soft Drink' },
      { title: 'Running Shoes' },
      {
        title: 'Olive Oil',
        variants: [
          {
            productId: randomUUID(),
            variantValueId: randomUUID(),
            seoName: 'olive-oil-small',
            values: [{ value: '250 ml', codeName: 'size' }],
            priceCents: 300,
            sku: 'OIL-250',
            barcode: '40123455',
            stock: {},
          },
        ],
        variantValues: [{ value: '1 l', codeName: 'size' }],
      },
    ]
    await insertProducts(
      test,
      'corner',
      goods.map((product) => productSeed('corner', { brand: 'Farm', ...product })),
    )
    await test.query(`UPDATE commerce.products SET rating_sum = 480, rating_count = 100 WHERE title = 'Peach Kefir'`)
    corner = await test.tokens.guest('corner')
  })

  it('comes in stock first, then by how well the words fit, how often it is bought and how it is rated', async () => {
    expect(await ask('kefir')).toEqual([
      'Peach Kefir',
      'Berry Kefir',
      'Plain Kefir',
      'Kefirlike Drink',
      'Culture Starter',
      'Mango Kefir',
    ])
  })

  it.each([
    { q: 'SEA-1180', finds: 'Wild Prawns' },
    { q: 'sea 1180', finds: 'Wild Prawns' },
    { q: '0012345678905', finds: 'Wild Prawns' },
    { q: '12345678905', finds: 'Wild Prawns' },
    { q: '00012345678905', finds: 'Wild Prawns' },
    { q: 'oil-250', finds: 'Olive Oil' },
    { q: '4012 3455', finds: 'Olive Oil' },
  ])('by number: $q', async ({ q, finds }) => {
    expect(await ask(q)).toEqual([finds])
    const reply = await test.call(searchKeyword, { query: { q } }, corner)
    expect(reply.data.items.map(({ text }) => text)).toContain(finds)
  })

  it.each(['shrimp', 'Shrimps', 'prawn', 'wild shrimp'])('by another name: %s', async (q) => {
    expect(await ask(q)).toEqual(['Wild Prawns'])
  })

  it.each(['soda', 'sodas', 'pop', 'lemon soda'])('by a name of one word for several: %s', async (q) => {
    expect(await ask(q)).toEqual(['Lemon Soft Drink'])
  })

  it.each(['run', 'runs', 'running', 'shoe', 'olives'])('by another form of the word: %s', async (q) => {
    expect(await ask(q)).toHaveLength(1)
  })

  it('is not found by the number of a product that left the shelves', async () => {
    await test.query(`UPDATE commerce.products SET is_active = false WHERE sku = 'SEA-1180'`)
    await insertProducts(test, 'corner', [productSeed('corner', { title: 'Barley Groats' })])

    expect(await ask('SEA-1180')).toEqual([])
    expect(await test.query(`SELECT FROM commerce.product_codes WHERE code = 'SEA1180'`)).toEqual([])
  })
})
