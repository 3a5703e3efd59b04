import { primaryKey, text } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const searchTrigrams = commerce.table(
  'search_trigrams',
  {
    tenantId: tenantId(),
    trigram: text('trigram').notNull(),
    term: text('term').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.trigram, table.term] })],
)
