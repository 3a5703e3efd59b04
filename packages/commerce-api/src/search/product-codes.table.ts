import { primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const productCodes = commerce.table(
  'product_codes',
  {
    tenantId: tenantId(),
    code: text('code').notNull(),
    productId: uuid('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.code, table.productId] })],
)
export type ProductCodeRecord = typeof productCodes.$inferSelect
