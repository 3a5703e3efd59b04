import { categories } from '../catalogue/categories.table.ts'
import { collectionProducts } from '../catalogue/collection-products.table.ts'
import { collections } from '../catalogue/collections.table.ts'
import type { Transaction } from '../database/database.ts'
import { replaceOf, upsert } from './bulk.store.ts'

export type CategorySeed = {
  readonly categoryId: string
  readonly parentId?: string
  readonly name: string
  readonly seoName: string
  readonly description?: string
  readonly imageUrl?: string
  readonly isTrending?: boolean
  /** Among its siblings; absent: its place in the list. */
  readonly position?: number
}

export type CollectionSeed = {
  readonly collectionId: string
  readonly name: string
  readonly seoName: string
  readonly description?: string
  readonly imageUrl?: string
  /** In the order shown. */
  readonly productIds: readonly string[]
}

/** Parents stand before their children. */
export const seedCategories = (tx: Transaction, seeds: readonly CategorySeed[]) =>
  upsert(
    tx,
    categories,
    seeds.map((seed, position) => ({
      categoryId: seed.categoryId,
      parentId: seed.parentId ?? null,
      name: seed.name,
      seoName: seed.seoName,
      description: seed.description ?? null,
      imageUrl: seed.imageUrl ?? null,
      isTrending: seed.isTrending ?? false,
      position: seed.position ?? position,
    })),
  )

export async function seedCollections(tx: Transaction, seeds: readonly CollectionSeed[]) {
  const written = await upsert(
    tx,
    collections,
    seeds.map((seed) => ({
      collectionId: seed.collectionId,
      name: seed.name,
      seoName: seed.seoName,
      description: seed.description ?? null,
      imageUrl: seed.imageUrl ?? null,
    })),
  )
  await replaceOf(
    tx,
    collectionProducts,
    collectionProducts.collectionId,
    seeds.map((seed) => seed.collectionId),
    seeds.flatMap(({ collectionId, productIds }) =>
      productIds.map((productId, position) => ({ collectionId, productId, position })),
    ),
  )
  return written
}
