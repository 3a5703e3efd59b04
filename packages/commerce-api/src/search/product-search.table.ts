import { primaryKey, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId, tsvector } from '../database/commerce-schema.ts'

export const productSearch = commerce.table(
  'product_search',
  {
    tenantId: tenantId(),
    productId: uuid('product_id').notNull(),
    document: tsvector('document').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.productId] })],
)
export type ProductSearchRecord = typeof productSearch.$inferSelect
