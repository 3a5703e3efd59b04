import { favoriteCategories, favoriteList, setFavorites } from '@aisle/api/favorite'
import { FavoriteSort } from '@aisle/api/listing-sort'
import { productList } from '@aisle/api/product-listing'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'

const ids = testIds('fresh')
const milk = productSeed('fresh', { title: 'Milk', priceCents: 300 })
const pears = productSeed('fresh', { title: 'Pears', priceCents: 100, categoryId: ids.produce })
const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
  await insertProducts(test, 'fresh', [milk, pears])
})

const mark = (productID: string, markAsFavorite = true) => ({ productID, markAsFavorite })

describe('favorites', () => {
  it('are set, listed and counted by category', async () => {
    const { token } = await insertCustomer(test)
    const body = { favoriteProducts: [mark(milk.productId), mark(pears.productId)] }
    expect((await test.call(setFavorites, { body }, token)).data.products).toHaveLength(2)
    const query = { sortBy: FavoriteSort.PriceLowToHigh }
    const listed = await test.call(favoriteList, { query }, token)
    expect(listed.data).toMatchObject({ count: 2, items: [{ title: 'Pears', isFavorite: true }, { title: 'Milk' }] })
    const inProduce = await test.call(favoriteList, { query: { category: ids.produce } }, token)
    expect(inProduce.data.items.map(({ title }) => title)).toEqual(['Pears'])
    expect((await test.call(favoriteCategories, { query: {} }, token)).data.items).toMatchObject([
      { categoryName: 'Fruits & Vegetables', productCount: 1 },
      { categoryName: 'Milk', productCount: 1 },
    ])
  })

  it('set twice are one, and can be taken back', async () => {
    const { token } = await insertCustomer(test)
    for (const wanted of [true, true, false, false]) {
      await test.call(setFavorites, { body: { favoriteProducts: [mark(milk.productId, wanted)] } }, token)
    }
    expect((await test.call(favoriteList, { query: {} }, token)).data.count).toBe(0)
  })

  it.each([0, 1, 2, 3, 4] as const)('can be sorted by %s', async (sortBy) => {
    const { token } = await insertCustomer(test, 'fresh', { favoriteProductIds: [milk.productId, pears.productId] })
    expect((await test.call(favoriteList, { query: { sortBy } }, token)).data.count).toBe(2)
  })

  it('of one customer do not show for another', async () => {
    await insertCustomer(test, 'fresh', { favoriteProductIds: [milk.productId] })
    const other = await insertCustomer(test)
    const page = await test.call(productList, { query: { CategorySeoName: 'dairy' } }, other.token)
    expect(page.data.items[0]).toMatchObject({ title: 'Milk', isFavorite: false })
  })

  it('must be products of the store', async () => {
    const { token } = await insertCustomer(test)
    const reply = await test.call(setFavorites, { body: { favoriteProducts: [mark(randomUUID())] } }, token)
    expect(reply).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
  })
})
