import type { Transaction } from '../database/database.ts'
import { reviews } from '../review/reviews.table.ts'
import { refreshRatings } from '../review/ratings.store.ts'
import { upsert } from './bulk.store.ts'

export type ReviewSeed = {
  readonly reviewId: string
  readonly productId: string
  readonly customerId?: string
  readonly authorName: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly title?: string
  readonly body?: string
  readonly createdAt: Date
}

/** Writes reviews and counts the stars of their products anew. */
export async function seedReviews(tx: Transaction, seeds: readonly ReviewSeed[]) {
  const rows = seeds.map((seed) => ({
    reviewId: seed.reviewId,
    productId: seed.productId,
    customerId: seed.customerId ?? null,
    authorName: seed.authorName,
    rating: seed.rating,
    title: seed.title ?? null,
    body: seed.body ?? null,
    isPublished: true,
    createdAt: seed.createdAt,
    updatedAt: seed.createdAt,
  }))
  const written = await upsert(tx, reviews, rows, { existing: 'keep' })
  await refreshRatings(tx, [...new Set(seeds.map((seed) => seed.productId))])
  return written
}
