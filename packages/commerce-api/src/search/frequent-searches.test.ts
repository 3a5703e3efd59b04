import { productList } from '@aisle/api/product-listing'
import { frequentSearches } from '@aisle/api/search'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seedTenant } from '../seeding.ts'
import { openTestApp } from '../server/testing.ts'
import { insertProducts, productSeed } from '../testing/product.builder.ts'
import { seedTestStore } from '../testing/store.builder.ts'
import { rememberSearch } from './search.service.ts'
import { frequentKeywords } from './search.store.ts'

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

describe('T29 a phrase of words that everybody knows', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const search = (found: readonly { readonly hasAgeRestriction: boolean }[]) =>
    test.database.transaction('busy', (tx) => rememberSearch(tx, 'meadow apples', found, now))
  const told = (maySeeRestricted: boolean) =>
    test.database.transaction('busy', (tx) => frequentKeywords(tx, { limit: 5, offset: 0, maySeeRestricted }))

  it('is told to everybody once it has found something for everybody', async () => {
    await seedTestStore(test, 'busy')
    await insertProducts(test, 'busy', [productSeed('busy', { title: 'Meadow Apples' })])

    await search([{ hasAgeRestriction: true }])
    expect(await told(true)).toEqual([{ keyword: 'meadow apples' }])
    expect(await told(false)).toEqual([])

    await search([{ hasAgeRestriction: true }, { hasAgeRestriction: false }])
    expect(await told(false)).toEqual([{ keyword: 'meadow apples' }])
  })

  it('is told to everybody no longer when products with one of its words are all restricted', async () => {
    await test.query(`UPDATE commerce.products SET has_age_restriction = true WHERE tenant_id = 'busy'`)
    await seedTenant(test.ownerUrl, 'busy', (seeder) => seeder.searchIndex())

    expect(await told(true)).toEqual([{ keyword: 'meadow apples' }])
    expect(await told(false)).toEqual([])
  })
})
