import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

/** Tries counted per key and window, shared by all instances of the API (G17). */
export const rateLimits = commerce.table(
  'rate_limits',
  {
    tenantId: tenantId(),
    limitKey: text('limit_key').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.limitKey, table.windowStart] })],
)
