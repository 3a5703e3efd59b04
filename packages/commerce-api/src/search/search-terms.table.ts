import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const searchTerms = commerce.table(
  'search_terms',
  {
    tenantId: tenantId(),
    term: text('term').notNull(),
    productCount: integer('product_count').notNull(),
    /** Of them, those that everybody may see. */
    openCount: integer('open_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.term] })],
)
export type SearchTermRecord = typeof searchTerms.$inferSelect
