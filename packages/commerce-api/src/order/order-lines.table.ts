import { boolean, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'
import type { Rewarded } from '../pricing/reward.rules.ts'

export const orderLines = commerce.table(
  'order_lines',
  {
    tenantId: tenantId(),
    orderLineId: uuid('order_line_id').notNull().defaultRandom(),
    orderId: uuid('order_id').notNull(),
    productId: uuid('product_id'),
    fulfillmentMethodId: uuid('fulfillment_method_id').notNull(),
    position: integer('position').notNull().default(0),
    title: text('title').notNull(),
    seoName: text('seo_name').notNull(),
    imageUrl: text('image_url'),
    sizeText: text('size_text'),
    variantText: text('variant_text'),
    qty: integer('qty').notNull(),
    priceCents: integer('price_cents').notNull(),
    regularPriceCents: integer('regular_price_cents'),
    discountCents: integer('discount_cents').notNull().default(0),
    rewarded: jsonb('rewarded').$type<readonly Rewarded[]>().notNull().default([]),
    totalCents: integer('total_cents').notNull(),
    taxCents: integer('tax_cents').notNull().default(0),
    taxClass: text('tax_class').notNull().default('standard'),
    orderType: integer('order_type').notNull().default(0),
    giftCardCents: integer('gift_card_cents'),
    frequency: text('frequency'),
    instruction: text('instruction'),
    allowSubstitute: boolean('allow_substitute').notNull().default(false),
    substituteProductId: uuid('substitute_product_id'),
    hasAgeRestriction: boolean('has_age_restriction').notNull().default(false),
    parentLineId: uuid('parent_line_id'),
    isDeleted: boolean('is_deleted').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderLineId] })],
)
export type OrderLineRecord = typeof orderLines.$inferSelect
