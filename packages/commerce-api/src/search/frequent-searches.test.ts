import { productList } from '@aisle/api/product-listing'
import { frequentSearches } from '@aisle/api/search'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../server/testing.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'

const test = await openTestApp()

async function keywords(tenantId: string) {
  const guest = await test.tokens.guest(tenantId)
  const { data } = await test.call(frequentSearches, { query: { Page: 1, PageSize: 5, IsAuto: true } }, guest)
  return data.items.map(({ keyword }) => keyword)
}

describe('where nobody has searched yet', () => {
  it('kinds of goods stand for what others look for, those bought most first, each once, and are found', async () => {
    const { dairy, produce } = await seedTestStore(test, 'quiet')
    const otherMilk = randomUUID()
    await test.query(`
      INSERT INTO commerce.categories (tenant_id, category_id, parent_id, name, seo_name)
      VALUES ('quiet', '${otherMilk}', '${dairy}', 'Milk', 'other-milk')`)
    await insertProducts(test, 'quiet', [
      productSeed('quiet', { title: 'Meadow Whole', salesCount: 5 }),
      productSeed('quiet', { title: 'Meadow Oat', categoryId: otherMilk, salesCount: 5 }),
      productSeed('quiet', { title: 'Meadow Apples', categoryId: produce, salesCount: 90 }),
    ])

    expect(await keywords('quiet')).toEqual(['fruits & vegetables', 'milk'])
    const guest = await test.tokens.guest('quiet')
    const found = (q: string) => test.call(productList, { query: { productsBy: 'SR', q } }, guest)
    expect((await found('fruits & vegetables')).data.count).toBe(1)
    expect((await found('milk')).data.count).toBe(2)
  })

  it('where nothing was bought either, the largest kinds do', async () => {
    const { produce } = await seedTestStore(test, 'new')
    await insertProducts(test, 'new', [
      productSeed('new', { title: 'Meadow Apples', categoryId: produce }),
      productSeed('new', { title: 'Meadow Whole' }),
      productSeed('new', { title: 'Meadow Oat' }),
    ])

    expect(await keywords('new')).toEqual(['milk', 'fruits & vegetables'])
  })

  it('nothing does where there are no goods', async () => {
    await seedTestStore(test, 'bare')

    expect(await keywords('bare')).toEqual([])
  })
})
