import { and, eq, inArray } from 'drizzle-orm'
import { productCategories } from '../catalogue/product-categories.table.ts'
import { productImages } from '../catalogue/product-images.table.ts'
import { productLinks } from '../catalogue/product-links.table.ts'
import { products } from '../catalogue/products.table.ts'
import { stock } from '../catalogue/stock.table.ts'
import { categoryPaths } from '../catalogue/category-paths.store.ts'
import type { Transaction } from '../database/database.ts'
import { replaceOf, upsert, type Written } from './bulk.store.ts'
import { type SalePrice, writeSalePrices } from './offers.seed.ts'
import { productRows } from './product-rows.ts'
import type { ProductSeed } from './products.seed.types.ts'
import { refreshStatistics } from './statistics.store.ts'

const BATCH = 500
/** Batches after which the tables have grown enough to be planned for anew. */
const STATISTICS_AFTER = new Set([1, 4, 16])

type Options = {
  /** Whose products these are: `store`, or the name of a feed. */
  readonly source?: string
}

/**
 * Writes products with their images, categories and stock, as they come, a batch at a time. A product whose content is
 * as it was is left alone. Each variant counts. Links to other products are written last, by `seedProductLinks`.
 */
export async function seedProducts(
  tx: Transaction,
  seeds: AsyncIterable<ProductSeed> | Iterable<ProductSeed>,
  { source = 'store' }: Options = {},
): Promise<Written> {
  const pathOf = await categoryPaths(tx)
  const total = { inserted: 0, updated: 0, unchanged: 0 }
  let batchNumber = 0
  for await (const batch of batches(seeds)) {
    const changed = await changedOf(tx, batch, source)
    const written = await upsert(
      tx,
      products,
      changed.flatMap((seed) => productRows(seed, source)),
    )
    total.inserted += written.inserted
    total.updated += written.updated
    total.unchanged += countOf(batch) - countOf(changed) + written.unchanged
    await writeImages(tx, changed)
    await writeCategories(tx, changed, pathOf)
    await writeSales(tx, changed, source)
    await upsert(tx, stock, batch.flatMap(stockRows))
    batchNumber += 1
    if (STATISTICS_AFTER.has(batchNumber)) await refreshStatistics(tx)
  }
  return total
}

/** Rows that the seeds become. */
const countOf = (seeds: readonly ProductSeed[]) =>
  seeds.reduce(
    (sum, { productId, variants = [] }) => sum + 1 + variants.filter((own) => own.productId !== productId).length,
    0,
  )

async function* batches(seeds: AsyncIterable<ProductSeed> | Iterable<ProductSeed>) {
  let batch: ProductSeed[] = []
  for await (const seed of seeds) {
    batch.push(seed)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function changedOf({ db, tenantId }: Transaction, batch: readonly ProductSeed[], source: string) {
  const ids = batch.map((seed) => seed.productId)
  const known = await db
    .select({ productId: products.productId, contentHash: products.contentHash, isActive: products.isActive })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), inArray(products.productId, ids)))
  const hashes = new Map(known.filter((row) => row.isActive).map((row) => [row.productId, row.contentHash]))
  return batch.filter((seed) => hashes.get(seed.productId) !== productRows(seed, source)[0]?.contentHash)
}

const writeImages = (tx: Transaction, seeds: readonly ProductSeed[]) =>
  replaceOf(
    tx,
    productImages,
    productImages.productId,
    seeds.map((seed) => seed.productId),
    seeds.flatMap(({ productId, images }) =>
      images.map(({ url, alt, width, height }, position) => ({
        productId,
        position,
        url,
        alt,
        width: width ?? null,
        height: height ?? null,
      })),
    ),
  )

const writeCategories = (
  tx: Transaction,
  seeds: readonly ProductSeed[],
  pathOf: (categoryId: string) => readonly string[],
) =>
  replaceOf(
    tx,
    productCategories,
    productCategories.productId,
    seeds.map((seed) => seed.productId),
    seeds.flatMap(({ productId, categoryId }) =>
      categoryId ? pathOf(categoryId).map((ancestor) => ({ categoryId: ancestor, productId })) : [],
    ),
  )

async function writeSales(tx: Transaction, seeds: readonly ProductSeed[], source: string) {
  if (seeds.length === 0) return
  const prices = seeds.flatMap(salePrices)
  const ids = seeds.flatMap((seed) => [seed.productId, ...(seed.variants ?? []).map((variant) => variant.productId)])
  await writeSalePrices(tx, source, ids, prices)
}

function salePrices({ productId, salePriceCents, variants = [] }: ProductSeed): SalePrice[] {
  const others = variants.filter((variant) => variant.productId !== productId)
  return [{ productId, salePriceCents }, ...others].flatMap(({ productId: id, salePriceCents: price }) =>
    price === undefined ? [] : [{ productId: id, priceCents: price }],
  )
}

function stockRows(seed: ProductSeed) {
  const own = seed.variants?.find((variant) => variant.productId === seed.productId)
  const others = (seed.variants ?? []).filter((variant) => variant.productId !== seed.productId)
  return [{ productId: seed.productId, stock: own?.stock ?? seed.stock }, ...others].flatMap(
    ({ productId, stock: byLocation }) =>
      Object.entries(byLocation).map(([locationId, onHand]) => ({ locationId, productId, onHand })),
  )
}

type LinksSeed = Pick<ProductSeed, 'productId' | 'substituteIds' | 'companionIds' | 'linkedIds' | 'variants'>

/** Substitutes, companions and deposits, those of variants too; every product that they name must be there. */
export function seedProductLinks(tx: Transaction, seeds: readonly LinksSeed[]) {
  const others = seeds.flatMap(({ productId, linkedIds = [], variants = [] }) =>
    variants
      .filter((variant) => variant.productId !== productId)
      .map((variant) => ({ productId: variant.productId, linkedIds: variant.linkedIds ?? linkedIds })),
  )
  return replaceOf(
    tx,
    productLinks,
    productLinks.productId,
    [...seeds, ...others].map((seed) => seed.productId),
    [
      ...seeds.flatMap(({ productId, substituteIds = [], companionIds = [], linkedIds = [] }) => [
        ...linkRows(productId, 'substitute', substituteIds),
        ...linkRows(productId, 'companion', companionIds),
        ...linkRows(productId, 'linked', linkedIds),
      ]),
      ...others.flatMap(({ productId, linkedIds }) => linkRows(productId, 'linked', linkedIds)),
    ],
  )
}

const linkRows = (productId: string, kind: string, ids: readonly string[]) =>
  [...new Set(ids)].map((linkedProductId, position) => ({ productId, kind, linkedProductId, position, qty: 1 }))
