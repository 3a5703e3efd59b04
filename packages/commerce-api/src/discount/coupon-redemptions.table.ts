import { integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const couponRedemptions = commerce.table(
  'coupon_redemptions',
  {
    tenantId: tenantId(),
    couponId: uuid('coupon_id').notNull(),
    orderId: uuid('order_id').notNull(),
    subject: text('subject').notNull(),
    /** Of the e-mail address that the order was made with, which its shopper has proven. */
    recipientHash: text('recipient_hash'),
    discountCents: integer('discount_cents').notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.couponId, table.orderId] })],
)
export type CouponRedemptionRecord = typeof couponRedemptions.$inferSelect
