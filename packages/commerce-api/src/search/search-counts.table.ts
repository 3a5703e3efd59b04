import { boolean, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const searchCounts = commerce.table(
  'search_counts',
  {
    tenantId: tenantId(),
    keyword: text('keyword').notNull(),
    searches: integer('searches').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    isOpen: boolean('is_open').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.keyword] })],
)
export type SearchCountRecord = typeof searchCounts.$inferSelect
