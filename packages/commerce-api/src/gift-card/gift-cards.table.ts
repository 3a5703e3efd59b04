import { integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const giftCards = commerce.table(
  'gift_cards',
  {
    tenantId: tenantId(),
    giftCardId: uuid('gift_card_id').notNull().defaultRandom(),
    number: text('number').notNull(),
    pinHash: text('pin_hash'),
    family: integer('family').notNull(),
    status: integer('status').notNull().default(0),
    initialCents: integer('initial_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    ownerCustomerId: uuid('owner_customer_id'),
    purchaserCustomerId: uuid('purchaser_customer_id'),
    purchaserSubject: text('purchaser_subject'),
    productId: uuid('product_id'),
    orderId: uuid('order_id'),
    orderLineId: uuid('order_line_id'),
    recipientName: text('recipient_name'),
    recipientEmail: text('recipient_email'),
    message: text('message'),
    designUrl: text('design_url'),
    claimTokenHash: text('claim_token_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.giftCardId] })],
)
export type GiftCardRecord = typeof giftCards.$inferSelect
