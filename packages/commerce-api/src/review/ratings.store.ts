import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

/** Counts the stars of products from their published reviews. */
export async function refreshRatings({ db, tenantId }: Transaction, productIds: readonly string[]) {
  await db.execute(sql`
    UPDATE commerce.products product SET rating_sum = ratings.sum, rating_count = ratings.count
    FROM (
      SELECT wanted.id, coalesce(sum(review.rating), 0)::int AS sum, count(review.rating)::int AS count
      FROM unnest(${sql.param([...productIds])}::uuid[]) AS wanted(id)
      LEFT JOIN commerce.reviews review
        ON review.tenant_id = ${tenantId} AND review.product_id = wanted.id AND review.is_published
      GROUP BY wanted.id
    ) ratings
    WHERE product.tenant_id = ${tenantId} AND product.product_id = ratings.id
      AND (product.rating_sum, product.rating_count) IS DISTINCT FROM (ratings.sum, ratings.count)`)
}
