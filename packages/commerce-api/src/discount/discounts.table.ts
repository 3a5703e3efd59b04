import { boolean, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'

export const discounts = commerce.table(
  'discounts',
  {
    tenantId: tenantId(),
    discountId: uuid('discount_id').notNull(),
    source: text('source').notNull().default('store'),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    description: text('description'),
    imageUrl: text('image_url'),
    kind: text('kind').notNull(),
    value: integer('value').notNull(),
    minQty: integer('min_qty').notNull().default(1),
    triggerText: text('trigger_text'),
    rewardText: text('reward_text'),
    couponCode: text('coupon_code'),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    isActive: boolean('is_active').notNull().default(true),
    isListed: boolean('is_listed').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.discountId] })],
)
export type DiscountRecord = typeof discounts.$inferSelect
