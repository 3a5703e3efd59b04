import { integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const returns = commerce.table(
  'returns',
  {
    tenantId: tenantId(),
    returnId: uuid('return_id').notNull().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    orderLineId: uuid('order_line_id').notNull(),
    qty: integer('qty').notNull(),
    reason: text('reason').notNull(),
    comment: text('comment'),
    state: text('state').notNull().default('requested'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.returnId] })],
)
export type ReturnRecord = typeof returns.$inferSelect
