import { sql } from 'drizzle-orm'
import { boolean, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const cartLines = commerce.table(
  'cart_lines',
  {
    tenantId: tenantId(),
    lineId: uuid('line_id').notNull().defaultRandom(),
    cartId: uuid('cart_id').notNull(),
    productId: uuid('product_id').notNull(),
    fulfillmentMethodId: uuid('fulfillment_method_id').notNull(),
    qty: integer('qty').notNull(),
    orderType: integer('order_type').notNull().default(0),
    giftCardCents: integer('gift_card_cents'),
    frequency: text('frequency'),
    instruction: text('instruction'),
    allowSubstitute: boolean('allow_substitute').notNull().default(false),
    substituteProductId: uuid('substitute_product_id'),
    parentLineId: uuid('parent_line_id'),
    addedAt: timestamp('added_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.lineId] })],
)
export type CartLineRecord = typeof cartLines.$inferSelect
