import { integer, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const searchStems = commerce.table(
  'search_stems',
  {
    tenantId: tenantId(),
    stem: text('stem').notNull(),
    productIds: uuid('product_ids').array().notNull().default([]),
    fits: real('fits').array().notNull().default([]),
    productCount: integer('product_count').generatedAlwaysAs(sql`cardinality(product_ids)`),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.stem] })],
)
