import { integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const storeFeedback = commerce.table(
  'store_feedback',
  {
    tenantId: tenantId(),
    feedbackId: uuid('feedback_id').notNull().defaultRandom(),
    subject: text('subject').notNull(),
    kind: text('kind').notNull(),
    rating: integer('rating'),
    body: text('body').notNull(),
    orderId: uuid('order_id'),
    pageUrl: text('page_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.feedbackId] })],
)
export type StoreFeedbackRecord = typeof storeFeedback.$inferSelect
