import { integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const idempotencyKeys = commerce.table(
  'idempotency_keys',
  {
    tenantId: tenantId(),
    subject: text('subject').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    reply: jsonb('reply').$type<unknown>(),
    orderId: uuid('order_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.subject, table.key] })],
)
export type IdempotencyKeyRecord = typeof idempotencyKeys.$inferSelect
