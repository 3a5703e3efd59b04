import { primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const wishlists = commerce.table(
  'wishlists',
  {
    tenantId: tenantId(),
    wishlistId: uuid('wishlist_id').notNull().defaultRandom(),
    customerId: uuid('customer_id').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.wishlistId] })],
)
export type WishlistRecord = typeof wishlists.$inferSelect
