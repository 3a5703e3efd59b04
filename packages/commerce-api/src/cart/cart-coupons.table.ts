import { primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const cartCoupons = commerce.table(
  'cart_coupons',
  {
    tenantId: tenantId(),
    cartId: uuid('cart_id').notNull(),
    couponId: uuid('coupon_id').notNull(),
    appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.cartId, table.couponId] })],
)
export type CartCouponRecord = typeof cartCoupons.$inferSelect
