import { integer, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const collectionProducts = commerce.table(
  'collection_products',
  {
    tenantId: tenantId(),
    collectionId: uuid('collection_id').notNull(),
    productId: uuid('product_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.collectionId, table.productId] })],
)
export type CollectionProductRecord = typeof collectionProducts.$inferSelect
