import type { ReviewSummary } from '@aisle/api/review-summary'
import { and, count, desc, eq, getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
import { type ReviewRecord, reviews } from './reviews.table.ts'

export type WrittenReview = ReviewRecord & { readonly isVerifiedPurchase: boolean }

/** A review, and whether whoever wrote it has bought the product, whichever variant of it. */
const written = {
  ...getTableColumns(reviews),
  isVerifiedPurchase: sql<boolean>`EXISTS (
    SELECT FROM commerce.orders bought
    JOIN commerce.order_lines line ON line.tenant_id = bought.tenant_id AND line.order_id = bought.order_id
    JOIN commerce.products goods ON goods.tenant_id = line.tenant_id AND goods.product_id = line.product_id
    WHERE bought.tenant_id = reviews.tenant_id AND bought.customer_id = reviews.customer_id
      AND bought.state NOT IN ('reserved', 'canceled', 'failed') AND NOT line.is_deleted
      AND coalesce(goods.parent_product_id, goods.product_id) = reviews.product_id)`,
}

const countByRating = prepared((db) =>
  db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(isShown(value('tenantId'), value('productId')))
    .groupBy(reviews.rating)
    .prepare('ratings_of_product'),
)

export async function ratingSummary(tx: Transaction, productId: string): Promise<ReviewSummary> {
  const rows = await countByRating(tx, { productId })
  const countOf = (stars: number) => rows.find(({ rating }) => rating === stars)?.count ?? 0
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  const stars = rows.reduce((sum, row) => sum + row.rating * row.count, 0)
  return {
    average: total > 0 ? Math.round((stars / total) * 10) / 10 : null,
    count: total,
    counts: { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) },
  }
}

const isShown = (tenantId: string | Placeholder, productId: string | Placeholder) =>
  and(eq(reviews.tenantId, tenantId), eq(reviews.productId, productId), eq(reviews.isPublished, true))

type Page = { readonly limit: number; readonly offset: number }

export const readProductReviews = ({ db, tenantId }: Transaction, productId: string, { limit, offset }: Page) =>
  db
    .select(written)
    .from(reviews)
    .where(isShown(tenantId, productId))
    .orderBy(desc(reviews.createdAt), reviews.reviewId)
    .limit(limit)
    .offset(offset)

export const countProductReviews = ({ db, tenantId }: Transaction, productId: string) =>
  db.$count(reviews, isShown(tenantId, productId))

const isOwn = (tenantId: string, customerId: string) =>
  and(eq(reviews.tenantId, tenantId), eq(reviews.customerId, customerId))

export const readOwnReviews = ({ db, tenantId }: Transaction, customerId: string, { limit, offset }: Page) =>
  db
    .select({ review: written, title: products.title, seoName: products.seoName, imageUrl: products.imageUrl })
    .from(reviews)
    .innerJoin(products, and(eq(products.tenantId, reviews.tenantId), eq(products.productId, reviews.productId)))
    .where(isOwn(tenantId, customerId))
    .orderBy(desc(reviews.createdAt), reviews.reviewId)
    .limit(limit)
    .offset(offset)

export const countOwnReviews = ({ db, tenantId }: Transaction, customerId: string) =>
  db.$count(reviews, isOwn(tenantId, customerId))

type NewReview = {
  readonly productId: string
  readonly customerId: string
  readonly orderId: string | null
  readonly authorName: string
  readonly rating: number
  readonly title: string | null
  readonly body: string | null
  readonly now: Date
}

/** `undefined` when the customer has reviewed the product before. */
export async function insertReview({ db, tenantId }: Transaction, { now, ...review }: NewReview) {
  const [inserted] = await db
    .insert(reviews)
    .values({ tenantId, ...review, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning(written)
  return inserted
}

type Own = { readonly reviewId: string; readonly customerId: string }
type Changes = {
  readonly rating: number
  readonly title: string | null
  readonly body: string | null
  readonly now: Date
}

export async function changeReview({ db, tenantId }: Transaction, own: Own, { now, ...changes }: Changes) {
  const [changed] = await db
    .update(reviews)
    .set({ ...changes, updatedAt: now })
    .where(and(isOwn(tenantId, own.customerId), eq(reviews.reviewId, own.reviewId)))
    .returning(written)
  return changed
}

export async function removeReview({ db, tenantId }: Transaction, { reviewId, customerId }: Own) {
  const [removed] = await db
    .delete(reviews)
    .where(and(isOwn(tenantId, customerId), eq(reviews.reviewId, reviewId)))
    .returning()
  return removed
}

export async function isOrderReviewed({ db, tenantId }: Transaction, customerId: string, orderId: string) {
  const number = await db.$count(reviews, and(isOwn(tenantId, customerId), eq(reviews.orderId, orderId)))
  return number > 0
}
