import { primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const wishlistProducts = commerce.table(
  'wishlist_products',
  {
    tenantId: tenantId(),
    wishlistId: uuid('wishlist_id').notNull(),
    productId: uuid('product_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.wishlistId, table.productId] })],
)
export type WishlistProductRecord = typeof wishlistProducts.$inferSelect
