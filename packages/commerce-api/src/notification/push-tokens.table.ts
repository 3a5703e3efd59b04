import { primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const pushTokens = commerce.table(
  'push_tokens',
  {
    tenantId: tenantId(),
    tokenHash: text('token_hash').notNull(),
    token: text('token').notNull(),
    platform: text('platform').notNull().default('web'),
    customerId: uuid('customer_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tokenHash] })],
)
export type PushTokenRecord = typeof pushTokens.$inferSelect
