import { favoriteCategories, favoriteList, setFavorites } from '@aisle/api/favorite'
import { FavoriteSort } from '@aisle/api/favorite-sort'
import { productList } from '@aisle/api/product-listing'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { insertProducts, productSeed, variantSeed } from '../testing/product.builder.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'

const ids = testIds('fresh')
const smallMilk = randomUUID()
const milk = productSeed('fresh', {
  title: 'Milk',
  priceCents: 300,
  variants: [variantSeed('fresh', { productId: smallMilk })],
})
const pears = productSeed('fresh', { title: 'Pears', priceCents: 100, categoryId: ids.produce })
const test = await openTestApp()
beforeAll(async () => {
  await seedTestStore(test)
  await insertProducts(test, 'fresh', [milk, pears, butter, apples, juice])
})

const butter = productSeed('fresh', { title: 'Butter', priceCents: 400 })
const apples = productSeed('fresh', { title: 'Apples', priceCents: 200, categoryId: ids.produce })

/** Two bottles of milk, an apple, three small bottles of milk, four packs of butter, a day after each other; favors them and pears. */
async function buyerOfMilkAndButter() {
  const goods = [milk, pears, butter, apples]
  const customer = await insertCustomer(test, 'fresh', { favoriteProductIds: goods.map(({ productId }) => productId) })
  for (const [productId, qty, day] of [
    [milk.productId, 2, '2026-10-30'],
    [apples.productId, 1, '2026-10-31'],
    [smallMilk, 3, '2026-11-01'],
    [butter.productId, 4, '2026-11-02'],
  ] as const) {
    await test.query(
      `WITH cart AS (
         INSERT INTO commerce.carts (tenant_id, cart_id, cart_number, subject, state, created_at, updated_at)
         VALUES ('fresh', gen_random_uuid(), gen_random_uuid()::text, $1, 'ordered', now(), now()) RETURNING cart_id),
       bought AS (
         INSERT INTO commerce.orders (tenant_id, order_id, order_number, cart_id, subject, customer_id, location_id, state,
           payment_state, first_name, last_name, email, subtotal_cents, total_cents, totals, placed_at)
         SELECT 'fresh', gen_random_uuid(), gen_random_uuid()::text, cart_id, $1, $2, $3, 'completed', 'paid', 'Ada', 'Lovelace',
           'ada@example.com', 100, 100, '{}', $6 FROM cart RETURNING order_id)
       INSERT INTO commerce.order_lines (tenant_id, order_id, product_id, fulfillment_method_id, title, seo_name, qty,
         price_cents, total_cents)
       SELECT 'fresh', order_id, $4, $5, 'Bought', 'x', $7, 100, 100 FROM bought`,
      [customer.subject, customer.customerId, ids.downtown, productId, ids.pickup, day, qty],
    )
  }
  return customer
}

const smallJuice = randomUUID()
const juice = productSeed('fresh', { title: 'Juice', variants: [variantSeed('fresh', { productId: smallJuice })] })

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

  it.each<{ by: string; sortBy: FavoriteSort; titles: string[] }>([
    { by: 'category', sortBy: 0, titles: ['Apples', 'Pears', 'Butter', 'Milk'] },
    { by: 'how often it was bought', sortBy: 1, titles: ['Milk', 'Butter', 'Apples', 'Pears'] },
    { by: 'when it was bought', sortBy: 2, titles: ['Butter', 'Milk', 'Apples', 'Pears'] },
    { by: 'price from high', sortBy: 3, titles: ['Butter', 'Milk', 'Apples', 'Pears'] },
    { by: 'price from low', sortBy: 4, titles: ['Pears', 'Apples', 'Milk', 'Butter'] },
  ])('1§9 sort $sortBy is by $by', async ({ sortBy, titles }) => {
    const { token } = await buyerOfMilkAndButter()
    const listed = await test.call(favoriteList, { query: { sortBy } }, token)
    expect(listed.data.items.map(({ title }) => title)).toEqual(titles)
  })

  it('1§9 come twenty at a time, by category unless told otherwise', async () => {
    const many = Array.from({ length: 21 }, (_, index) => productSeed('fresh', { title: `Tin ${100 + index}` }))
    await insertProducts(test, 'fresh', many)
    const { token } = await insertCustomer(test, 'fresh', {
      favoriteProductIds: [...many.map(({ productId }) => productId), pears.productId],
    })
    const first = (await test.call(favoriteList, { query: {} }, token)).data
    expect(first).toMatchObject({ count: 22, hasNext: true })
    expect(first.items).toHaveLength(20)
    expect(first.items.slice(0, 2).map(({ title }) => title)).toEqual(['Pears', 'Tin 100'])
    expect((await test.call(favoriteList, { query: { Page: 2 } }, token)).data).toMatchObject({
      hasNext: false,
      items: [{ title: 'Tin 119' }, { title: 'Tin 120' }],
    })
  })

  it('of one customer do not show for another', async () => {
    await insertCustomer(test, 'fresh', { favoriteProductIds: [milk.productId] })
    const other = await insertCustomer(test)
    const page = await test.call(productList, { query: { CategorySeoName: 'dairy' } }, other.token)
    expect(page.data.items.find(({ title }) => title === 'Milk')?.isFavorite).toBe(false)
  })

  it('1§4 of a variant are the product that lists show, set and taken back by either', async () => {
    const { token } = await insertCustomer(test)
    const set = (...marks: ReturnType<typeof mark>[]) =>
      test.call(setFavorites, { body: { favoriteProducts: marks } }, token)
    const listed = async () => (await test.call(favoriteList, { query: {} }, token)).data
    expect((await set(mark(smallJuice))).data.products).toEqual([{ productID: smallJuice, isFavorite: true }])
    expect(await listed()).toMatchObject({ count: 1, items: [{ productID: juice.productId, isFavorite: true }] })
    await set(mark(juice.productId))
    expect((await listed()).count).toBe(1)
    await set(mark(smallJuice, false))
    expect((await listed()).count).toBe(0)
  })

  it('must be products of the store', async () => {
    const { token } = await insertCustomer(test)
    const reply = await test.call(setFavorites, { body: { favoriteProducts: [mark(randomUUID())] } }, token)
    expect(reply).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' })
  })
})
