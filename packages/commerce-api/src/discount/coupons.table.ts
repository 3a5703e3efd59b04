import { boolean, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const coupons = commerce.table(
  'coupons',
  {
    tenantId: tenantId(),
    couponId: uuid('coupon_id').notNull().defaultRandom(),
    code: text('code'),
    customerId: uuid('customer_id'),
    title: text('title').notNull(),
    description: text('description'),
    kind: text('kind').notNull(),
    value: integer('value').notNull(),
    minSubtotalCents: integer('min_subtotal_cents').notNull().default(0),
    maxDiscountCents: integer('max_discount_cents'),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    usageLimit: integer('usage_limit'),
    usedCount: integer('used_count').notNull().default(0),
    limitPerShopper: integer('limit_per_shopper'),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.couponId] })],
)
export type CouponRecord = typeof coupons.$inferSelect
