import { boolean, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const reviews = commerce.table(
  'reviews',
  {
    tenantId: tenantId(),
    reviewId: uuid('review_id').notNull().defaultRandom(),
    productId: uuid('product_id').notNull(),
    customerId: uuid('customer_id'),
    orderId: uuid('order_id'),
    authorName: text('author_name').notNull(),
    rating: integer('rating').notNull(),
    title: text('title'),
    body: text('body'),
    isPublished: boolean('is_published').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.reviewId] })],
)
export type ReviewRecord = typeof reviews.$inferSelect
