import { sql } from 'drizzle-orm'
import { integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const savedLines = commerce.table(
  'saved_lines',
  {
    tenantId: tenantId(),
    savedId: uuid('saved_id').notNull().defaultRandom(),
    subject: text('subject').notNull(),
    productId: uuid('product_id').notNull(),
    qty: integer('qty').notNull(),
    orderType: integer('order_type').notNull().default(0),
    giftCardCents: integer('gift_card_cents'),
    frequency: text('frequency'),
    instruction: text('instruction'),
    savedAt: timestamp('saved_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.savedId] })],
)
export type SavedLineRecord = typeof savedLines.$inferSelect
