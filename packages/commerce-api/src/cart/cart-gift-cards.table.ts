import { integer, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const cartGiftCards = commerce.table(
  'cart_gift_cards',
  {
    tenantId: tenantId(),
    cartId: uuid('cart_id').notNull(),
    giftCardId: uuid('gift_card_id').notNull(),
    redeemCents: integer('redeem_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.cartId, table.giftCardId] })],
)
export type CartGiftCardRecord = typeof cartGiftCards.$inferSelect
