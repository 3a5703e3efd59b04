import { discountDetail, discountList, discountTriggerProducts } from '@aisle/api/discount'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createSeeder } from '../seeding.ts'
import { openTestApp } from '../server/testing.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const test = await openTestApp()
const goods = Array.from({ length: 13 }, (_, index) => productSeed('fresh', { title: `Tin ${10 + index}` }))
const ids = Array.from({ length: 11 }, () => randomUUID())
let guest: string
beforeAll(async () => {
  await seedTestStore(test)
  await insertProducts(test, 'fresh', goods)
  await test.database.transaction('fresh', (tx) =>
    createSeeder(tx).discounts(
      ids.map((discountId, index) => ({
        discountId,
        name: `Deal ${10 + index}`,
        displayName: 'On sale',
        kind: 'percent',
        value: 1000,
        products: goods.map(({ productId }) => ({ productId })),
      })),
    ),
  )
  guest = await test.tokens.guest('fresh')
})

it('2§9 deals come ten at a time, each with its first twelve products', async () => {
  const { data } = await test.call(discountList, { query: {} }, guest)

  expect(data).toMatchObject({ count: 11, hasNext: true, items: { length: 10 } })
  expect(data.items[0]?.products).toHaveLength(12)
  const next = await test.call(discountList, { query: { page: 2 } }, guest)
  expect(next.data).toMatchObject({ hasNext: false, items: [{ discountName: 'Deal 20', products: { length: 12 } }] })
})

it('a deal alone has twelve as well, and what one must buy for it comes ten at a time', async () => {
  const params = { id: ids[0] ?? '' }

  expect((await test.call(discountDetail, { params, query: {} }, guest)).data.products).toHaveLength(12)
  const bought = await test.call(discountTriggerProducts, { params, query: {} }, guest)
  expect(bought.data).toMatchObject({ count: 13, hasNext: true, items: { length: 10 } })
})
