import { integer, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const stock = commerce.table(
  'stock',
  {
    tenantId: tenantId(),
    locationId: uuid('location_id').notNull(),
    productId: uuid('product_id').notNull(),
    onHand: integer('on_hand').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.locationId, table.productId] })],
)
export type StockRecord = typeof stock.$inferSelect
