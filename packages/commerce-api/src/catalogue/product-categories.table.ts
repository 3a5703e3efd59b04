import { primaryKey, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const productCategories = commerce.table(
  'product_categories',
  {
    tenantId: tenantId(),
    categoryId: uuid('category_id').notNull(),
    productId: uuid('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.categoryId, table.productId] })],
)
export type ProductCategoryRecord = typeof productCategories.$inferSelect
