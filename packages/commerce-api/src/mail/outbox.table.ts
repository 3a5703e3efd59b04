import { bigint, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const outbox = commerce.table(
  'outbox',
  {
    tenantId: tenantId(),
    outboxId: bigint('outbox_id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    availableAt: timestamp('available_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.outboxId] })],
)
export type OutboxRecord = typeof outbox.$inferSelect
