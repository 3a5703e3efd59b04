import { primaryKey, text } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const searchStems = commerce.table(
  'search_stems',
  {
    tenantId: tenantId(),
    stem: text('stem').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.stem] })],
)
