import { primaryKey, text } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

/** Each term as it is, and without each of its letters. */
export const searchSpellings = commerce.table(
  'search_spellings',
  {
    tenantId: tenantId(),
    spelling: text('spelling').notNull(),
    term: text('term').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.spelling, table.term] })],
)
