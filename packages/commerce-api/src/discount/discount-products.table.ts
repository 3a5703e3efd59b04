import { boolean, integer, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const discountProducts = commerce.table(
  'discount_products',
  {
    tenantId: tenantId(),
    discountId: uuid('discount_id').notNull(),
    productId: uuid('product_id').notNull(),
    isTrigger: boolean('is_trigger').notNull().default(true),
    priceCents: integer('price_cents'),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.discountId, table.productId] })],
)
export type DiscountProductRecord = typeof discountProducts.$inferSelect
