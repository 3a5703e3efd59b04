import { productList, trendingProducts } from '@aisle/api/product-listing'
import { ListingSort } from '@aisle/api/listing-sort'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSeeder, type OrderSeed } from '../seeding.ts'
import { openTestApp } from '../server/testing.ts'
import { insertCustomer } from '../testing/customer.builder.ts'
import { orderSeed } from '../testing/order-seed.builder.ts'
import { insertProducts, productSeed, variantSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'
import { countSales } from './count-sales.service.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const test = await openTestApp({ now: () => NOW })

const small = variantSeed('fresh')
const apples = productSeed('fresh', { title: 'Apples' })
const bread = productSeed('fresh', { title: 'Bread', salesCount: 1 })
const cider = productSeed('fresh', { title: 'Cider', variants: [small] })

let customer: Awaited<ReturnType<typeof insertCustomer>>
beforeAll(async () => {
  await seedTestStore(test)
  customer = await insertCustomer(test)
  await insertProducts(test, 'fresh', [apples, bread, cider])
})

const orderOf = (productIds: readonly string[], given: Partial<OrderSeed> = {}) =>
  orderSeed(customer, { lines: productIds.map((productId) => ({ productId, qty: 9 })), ...given })

const order = (...orders: readonly OrderSeed[]) =>
  test.database.transaction('fresh', (tx) => createSeeder(tx).orders(orders))

const count = (at = NOW) => countSales({ database: test.database, now: () => at }, 'fresh')

const counts = async () => {
  const rows = await test.query<{ title: string; sold: number; bought: number }>(
    `SELECT title, sold_count AS sold, bought_count AS bought FROM commerce.products WHERE is_listed ORDER BY title`,
  )
  return Object.fromEntries(rows.map(({ title, sold, bought }) => [title, [sold, bought]]))
}

const listed = async (endpoint: typeof productList, sortBy?: ListingSort) => {
  const guest = await test.tokens.guest('fresh')
  const reply = await test.call(endpoint, { query: { CategorySeoName: 'milk', ...(sortBy && { sortBy }) } }, guest)
  return reply.data.items.map(({ title }) => title)
}

beforeEach(async () => {
  await test.query(`DELETE FROM commerce.sales_counts`)
  await test.query(`DELETE FROM commerce.order_lines`)
})

describe('what sells', () => {
  it('is counted by orders, a variant for its product, with what the store told of before', async () => {
    await order(orderOf([apples.productId, cider.productId]), orderOf([small.productId]), orderOf([bread.productId]))
    await count()

    expect(await counts()).toEqual({ Apples: [1, 1], Bread: [1, 2], Cider: [2, 2] })
    expect(await listed(productList, ListingSort.BestSellers)).toEqual(['Bread', 'Cider', 'Apples'])
  })

  it('is what shoppers are shown as trending', async () => {
    await order(...[1, 2, 3].map(() => orderOf([cider.productId])))
    await count()
    const reply = await test.call(trendingProducts, { query: { PageSize: 1 } }, await test.tokens.guest('fresh'))

    expect(reply.data.items.map(({ title }) => title)).toEqual(['Cider'])
  })

  it('counts no order that was canceled, nor one of a season ago', async () => {
    const canceled = orderOf([apples.productId], { state: 'canceled' })
    await order(canceled, orderOf([apples.productId], { placedAt: new Date('2026-08-21T15:00:00Z') }))
    await count()

    expect(await counts()).toMatchObject({ Apples: [0, 0] })
  })

  it('is counted again after six hours, by one instance', async () => {
    expect(await Promise.all([count(), count()])).toContain(false)
    await order(orderOf([apples.productId]))
    const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

    expect(await count(later(359))).toBe(false)
    expect(await counts()).toMatchObject({ Apples: [0, 0] })
    expect(await count(later(361))).toBe(true)
    expect(await counts()).toMatchObject({ Apples: [1, 1] })
  })

  it('stays when the store writes its products anew', async () => {
    await order(orderOf([bread.productId]))
    await count()
    await insertProducts(test, 'fresh', [{ ...bread, priceCents: 499, salesCount: 5 }])

    expect(await counts()).toMatchObject({ Bread: [1, 6] })
  })

  it('waits for nobody who changes a product', async () => {
    await count()
    await order(orderOf([apples.productId]), orderOf([cider.productId]))
    await test.query(`DELETE FROM commerce.sales_counts`)
    await test.database.transaction('fresh', async ({ db }) => {
      await db.execute(`UPDATE commerce.products SET price_cents = 1 WHERE product_id = '${apples.productId}'`)
      expect(await count()).toBe(true)
    })

    expect(await counts()).toMatchObject({ Apples: [0, 0], Cider: [1, 1] })
  })
})
