import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../server/test-database.ts'
import { productSeed } from '../testing/product.builder.ts'
import { seedTestStore, testIds } from '../testing/store.builder.ts'
import { type ProductSeed, seedTenant, stableId } from '../seeding.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await seedTestStore(test)
})
afterAll(() => test.close())

const product = (index: number, overrides: Partial<ProductSeed> = {}) =>
  productSeed('fresh', {
    productId: stableId('seeded', String(index)),
    externalId: `F-${index}`,
    title: `Seeded ${index}`,
    ...overrides,
  })

const seed = (products: readonly ProductSeed[], source = 'feed') =>
  seedTenant(test.appUrl, 'fresh', async (seeder) => {
    const written = await seeder.products(products, source)
    await seeder.searchIndex()
    return written
  })

const count = async (table: string) => {
  const [row] = await test.query<{ n: number }>(`SELECT count(*)::int AS n FROM commerce.${table}`)
  return row?.n
}

describe('seeding', () => {
  it('changes nothing the second time', async () => {
    const products = Array.from({ length: 20 }, (_, index) => product(index, index % 2 ? { salePriceCents: 199 } : {}))
    expect(await seed(products)).toEqual({ inserted: 20, updated: 0, unchanged: 0 })
    const before = await test.query('SELECT product_id, updated_at, xmin::text FROM commerce.products ORDER BY 1')
    expect(await seed(products)).toEqual({ inserted: 0, updated: 0, unchanged: 20 })
    expect(await test.query('SELECT product_id, updated_at, xmin::text FROM commerce.products ORDER BY 1')).toEqual(
      before,
    )
    await seedTestStore(test)
    expect(await count('locations')).toBe(2)
  })

  it('changes what has changed, and its sale with it', async () => {
    await seed([product(1, { priceCents: 555 }), product(2)])
    const rows = await test.query("SELECT price_cents FROM commerce.products WHERE external_id = 'F-1'")
    expect(rows).toEqual([{ price_cents: 555 }])
    const sales = await test.query('SELECT * FROM commerce.discount_products WHERE product_id = $1', [
      stableId('seeded', '1'),
    ])
    expect(sales).toEqual([])
  })

  it('leaves everything as it was when it fails half way', async () => {
    const before = await count('products')
    const broken = seedTenant(test.appUrl, 'fresh', async (seeder) => {
      await seeder.products([product(500)], 'feed')
      throw new Error('cable pulled')
    })
    await expect(broken).rejects.toThrow('cable pulled')
    expect(await count('products')).toBe(before)
  })

  it('takes products off the shelves that a feed no longer has, and puts them back', async () => {
    const all = [product(1), product(2)]
    const retired = await seedTenant(test.appUrl, 'fresh', (seeder) =>
      seeder.retireProducts('feed', new Set([all[0]?.productId ?? ''])),
    )
    expect(retired).toBe(19)
    await seed(all)
    expect(await test.query('SELECT external_id FROM commerce.products WHERE is_active ORDER BY 1')).toEqual([
      { external_id: 'F-1' },
      { external_id: 'F-2' },
    ])
  })

  it('writes variants as products of their own', async () => {
    const { downtown } = testIds('fresh')
    const small = stableId('seeded', 'small')
    const variant = {
      variantValueId: stableId('value'),
      seoName: 'juice-small',
      values: [{ value: '12 oz', codeName: 'size' }],
      priceCents: 199,
      stock: { [downtown]: 3 },
    }
    await seed([product(900, { title: 'Juice', variants: [{ ...variant, productId: small }] })])
    const rows = await test.query(
      'SELECT parent_product_id, is_listed, price_cents FROM commerce.products WHERE product_id = $1',
      [small],
    )
    expect(rows).toEqual([{ parent_product_id: stableId('seeded', '900'), is_listed: false, price_cents: 199 }])
  })

  it('writes 25,000 products within a minute', async () => {
    async function* many() {
      for (let index = 0; index < 25_000; index += 1) {
        yield product(10_000 + index, {
          title: `Bulk ${index} ${WORDS[index % WORDS.length]}`,
          brand: `Brand ${index % 300}`,
          ...(index % 3 ? {} : { salePriceCents: 249 }),
        })
      }
    }
    const started = performance.now()
    const written = await seedTenant(test.ownerUrl, 'fresh', async (seeder) => {
      const result = await seeder.products(many(), 'bulk')
      await seeder.searchIndex()
      return result
    })
    expect(written.inserted).toBe(25_000)
    expect(performance.now() - started).toBeLessThan(60_000)
  }, 120_000)
})

const WORDS = ['rice', 'beans', 'tomato', 'basil', 'pepper', 'coffee', 'bread', 'butter', 'honey', 'apple']

it('variants have deposits of their own, else those of the product', async () => {
  const at = (name: string) => stableId('deposits', name)
  const variant = (name: string, rest: object = {}) => ({
    productId: at(name),
    variantValueId: at(`${name} value`),
    seoName: `cola-${name}`,
    values: [{ value: name, codeName: 'Size' }],
    priceCents: 249,
    stock: {},
    ...rest,
  })
  const cola = product(700, {
    linkedIds: [at('sixty')],
    variants: [variant('can', { linkedIds: [at('five')] }), variant('cup', { linkedIds: [] }), variant('case')],
  })
  const seeds = [cola, product(701, { productId: at('sixty') }), product(702, { productId: at('five') })]
  await seedTenant(test.appUrl, 'fresh', async (seeder) => {
    await seeder.products(seeds)
    await seeder.productLinks(seeds)
    await seeder.productLinks(seeds)
  })

  const linksOf = async (id: string) =>
    (
      await test.query<{ id: string }>(
        'SELECT linked_product_id AS id FROM commerce.product_links WHERE product_id = $1',
        [id],
      )
    ).map(({ id: linked }) => linked)
  expect(await linksOf(cola.productId)).toEqual([at('sixty')])
  expect(await linksOf(at('can'))).toEqual([at('five')])
  expect(await linksOf(at('cup'))).toEqual([])
  expect(await linksOf(at('case'))).toEqual([at('sixty')])
})
