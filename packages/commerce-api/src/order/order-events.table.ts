import { bigint, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const orderEvents = commerce.table(
  'order_events',
  {
    tenantId: tenantId(),
    eventId: bigint('event_id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').notNull(),
    text: text('text'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId] })],
)
export type OrderEventRecord = typeof orderEvents.$inferSelect
