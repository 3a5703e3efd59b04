import { randomUUID } from 'node:crypto'
import { createSeeder, type ProductSeed, type VariantSeed } from '../seeding.ts'
import type { TestDatabase } from '../server/test-database.ts'
import { testIds } from './store.builder.ts'

/** A product as seeds describe it: in stock at both test locations, in the category Milk. */
export function productSeed(tenantId: string, overrides: Partial<ProductSeed> = {}): ProductSeed {
  const ids = testIds(tenantId)
  const title = overrides.title ?? 'Whole Milk'
  return {
    productId: randomUUID(),
    seoName: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title,
    brand: 'Meadow',
    sizeText: '1 gal',
    priceCents: 399,
    categoryId: ids.milk,
    images: [{ url: '/images/milk.svg', alt: title, width: 400, height: 400 }],
    stock: { [ids.downtown]: 10, [ids.uptown]: 5 },
    ...overrides,
  }
}

/** A smaller size of a product, in stock at the first test location. */
export function variantSeed(tenantId: string, overrides: Partial<VariantSeed> = {}): VariantSeed {
  const productId = overrides.productId ?? randomUUID()
  return {
    productId,
    variantValueId: randomUUID(),
    seoName: `small-${productId}`,
    values: [{ value: '12 fl oz', codeName: 'size' }],
    priceCents: 249,
    stock: { [testIds(tenantId).downtown]: 4 },
    ...overrides,
  }
}

type InsertOptions = {
  /** False for a database that is older than the search of today. */
  readonly isSearchable?: boolean
}

/** Writes products of a tenant and makes them searchable. */
export async function insertProducts(
  { database }: TestDatabase,
  tenantId: string,
  seeds: readonly ProductSeed[],
  { isSearchable = true }: InsertOptions = {},
) {
  await database.transaction(tenantId, async (tx) => {
    const seeder = createSeeder(tx)
    await seeder.products(seeds)
    await seeder.productLinks(seeds)
    if (isSearchable) await seeder.searchIndex()
  })
}

export async function insertProduct(
  test: TestDatabase,
  tenantId: string,
  overrides: Partial<ProductSeed> = {},
  options: InsertOptions = {},
) {
  const seed = productSeed(tenantId, overrides)
  await insertProducts(test, tenantId, [seed], options)
  return seed
}
