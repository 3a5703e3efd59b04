import { searchCorrections, searchKeyword } from '@aisle/api/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { openSearching } from './searching.builder.ts'

const { test, guest, find } = await openSearching()

describe('a word with one mistake', () => {
  beforeAll(async () => {
    const titles = [
      'Whole Milk',
      'Rye Bread',
      'Cheddar Cheese',
      'Gala Apple',
      'Roma Tomato',
      'Ripe Banana',
      'Plain Yogurt',
      'Red Onion',
      'Red Cabbage',
      'Red Beans',
      'Maple Syrup',
      'Maple Cookies',
    ]
    await insertProducts(
      test,
      'fresh',
      titles.map((title) => productSeed('fresh', { title, brand: 'Farm' })),
    )
  })

  it.each([
    { q: 'mlik', finds: 'Whole Milk', correctedTo: 'milk' },
    { q: 'bred', finds: 'Rye Bread', correctedTo: 'bread' },
    { q: 'chese', finds: 'Cheddar Cheese', correctedTo: 'cheese' },
    { q: 'aple', finds: 'Gala Apple', correctedTo: 'apple' },
    { q: 'tomatto', finds: 'Roma Tomato', correctedTo: 'tomato' },
    { q: 'banna', finds: 'Ripe Banana', correctedTo: 'banana' },
    { q: 'yogrut', finds: 'Plain Yogurt', correctedTo: 'yogurt' },
    { q: 'whole mlik', finds: 'Whole Milk', correctedTo: 'whole milk' },
  ])('$q finds $finds', async ({ q, finds, correctedTo }) => {
    expect((await find(q))[0]).toBe(finds)
    expect((await test.call(searchCorrections, { query: { q } }, guest)).data).toMatchObject({ correctedTo })
    const suggestions = await test.call(searchKeyword, { query: { q } }, guest)
    expect(suggestions.data.items.map(({ text }) => text)).toContain(finds)
  })

  it('is none that some product has, however near another one is', async () => {
    for (const { q, finds } of [
      { q: 'red', finds: 3 },
      { q: 'rice', finds: 3 },
      { q: 'maple', finds: 2 },
      { q: 'ripe', finds: 1 },
      { q: 'onion', finds: 1 },
    ]) {
      expect(await find(q), q).toHaveLength(finds)
      expect((await test.call(searchCorrections, { query: { q } }, guest)).data?.correctedTo, q).toBeNull()
    }
  })

  it('is not taken for one whose products are gone', async () => {
    const seed = productSeed('fresh', { title: 'Quince Paste', brand: 'Farm' })
    await insertProducts(test, 'fresh', [seed])
    expect(await find('qiunce')).toEqual(['Quince Paste'])

    await test.query('UPDATE commerce.products SET is_active = false WHERE product_id = $1', [seed.productId])
    await insertProducts(test, 'fresh', [])

    expect(await find('qiunce')).toEqual([])
    expect(await test.query("SELECT FROM commerce.search_spellings WHERE term = 'quince'")).toEqual([])
  })
})

describe('a phrase', () => {
  const correct = async (q: string) => (await test.call(searchCorrections, { query: { q } }, guest)).data

  it.each([
    { q: 'brocoli', correctedTo: 'broccoli' },
    { q: 'BROCOLI Crowns', correctedTo: 'broccoli crowns' },
    { q: 'strawbery', correctedTo: 'strawberries' },
    { q: 'brocoli zzz', correctedTo: 'broccoli' },
    { q: 'broccoli zzzzqq', correctedTo: 'broccoli' },
    { q: 'broccoli', correctedTo: null },
    { q: 'basm', correctedTo: null },
    { q: 'zzzzqq', correctedTo: null },
    { q: '%%__', correctedTo: null },
  ])('$q is taken for $correctedTo', async ({ q, correctedTo }) => {
    expect((await correct(q)).correctedTo).toBe(correctedTo)
  })

  it('that finds nothing has words of the catalogue near to it', async () => {
    expect(await find('basmatiii pudding')).toEqual([])
    expect((await correct('basmatiii pudding')).nearest).toContain('basmati')
    expect((await correct('strudel')).nearest).toContain('strawberries')
    expect((await correct('zzzzqq')).nearest).toEqual([])
  })
})
