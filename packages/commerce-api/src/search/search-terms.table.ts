import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const searchTerms = commerce.table(
  'search_terms',
  {
    tenantId: tenantId(),
    term: text('term').notNull(),
    productCount: integer('product_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.term] })],
)
export type SearchTermRecord = typeof searchTerms.$inferSelect
