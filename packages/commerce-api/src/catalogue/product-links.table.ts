import { integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const productLinks = commerce.table(
  'product_links',
  {
    tenantId: tenantId(),
    productId: uuid('product_id').notNull(),
    kind: text('kind').notNull(),
    linkedProductId: uuid('linked_product_id').notNull(),
    position: integer('position').notNull().default(0),
    qty: integer('qty').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.productId, table.kind, table.linkedProductId] })],
)
export type ProductLinkRecord = typeof productLinks.$inferSelect
