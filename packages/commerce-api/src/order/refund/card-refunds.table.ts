import { integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../../database/commerce-schema.ts'

export const cardRefunds = commerce.table(
  'card_refunds',
  {
    tenantId: tenantId(),
    refundId: uuid('refund_id').notNull().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    cents: integer('cents').notNull(),
    sentCents: integer('sent_cents'),
    state: text('state').notNull().default('due'),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.refundId] })],
)
export type CardRefundRecord = typeof cardRefunds.$inferSelect
