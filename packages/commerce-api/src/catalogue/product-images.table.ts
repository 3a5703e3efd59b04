import { integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const productImages = commerce.table(
  'product_images',
  {
    tenantId: tenantId(),
    productId: uuid('product_id').notNull(),
    position: integer('position').notNull(),
    url: text('url').notNull(),
    alt: text('alt').notNull().default(''),
    width: integer('width'),
    height: integer('height'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.productId, table.position] })],
)
export type ProductImageRecord = typeof productImages.$inferSelect
