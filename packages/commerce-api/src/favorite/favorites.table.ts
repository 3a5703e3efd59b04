import { primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const favorites = commerce.table(
  'favorites',
  {
    tenantId: tenantId(),
    customerId: uuid('customer_id').notNull(),
    productId: uuid('product_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.customerId, table.productId] })],
)
export type FavoriteRecord = typeof favorites.$inferSelect
