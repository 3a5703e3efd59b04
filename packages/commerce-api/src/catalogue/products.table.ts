import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, numeric, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { commerce, tenantId } from '../database/commerce-schema.ts'
import type { Nutrition, ProductFact, VariantValue } from './product-json.ts'

export const products = commerce.table(
  'products',
  {
    tenantId: tenantId(),
    productId: uuid('product_id').notNull(),
    source: text('source').notNull().default('store'),
    externalId: text('external_id'),
    contentHash: text('content_hash'),
    parentProductId: uuid('parent_product_id'),
    seoName: text('seo_name').notNull(),
    title: text('title').notNull(),
    shortDescription: text('short_description'),
    descriptionHtml: text('description_html'),
    descriptionText: text('description_text'),
    brand: text('brand'),
    sizeText: text('size_text'),
    unitPriceCents: numeric('unit_price_cents', { precision: 12, scale: 4, mode: 'number' }),
    unitPriceUnit: text('unit_price_unit'),
    priceCents: integer('price_cents').notNull(),
    sku: text('sku'),
    barcode: text('barcode'),
    categoryId: uuid('category_id'),
    productFamily: integer('product_family').notNull().default(0),
    giftCardAmounts: integer('gift_card_amounts').array().notNull().default([]),
    giftCardMinCents: integer('gift_card_min_cents'),
    giftCardMaxCents: integer('gift_card_max_cents'),
    hasAgeRestriction: boolean('has_age_restriction').notNull().default(false),
    isSponsored: boolean('is_sponsored').notNull().default(false),
    isBlacklisted: boolean('is_blacklisted').notNull().default(false),
    isAutoShip: boolean('is_auto_ship').notNull().default(false),
    autoShipFrequencies: text('auto_ship_frequencies').array().notNull().default([]),
    autoShipDiscountPercent: numeric('auto_ship_discount_percent', { precision: 5, scale: 2, mode: 'number' }),
    taxClass: text('tax_class').notNull().default('standard'),
    qtyLimit: integer('qty_limit'),
    fulfillmentKinds: text('fulfillment_kinds').array(),
    variantValueId: uuid('variant_value_id'),
    variantValues: jsonb('variant_values').$type<readonly VariantValue[]>().notNull().default([]),
    isDefaultVariant: boolean('is_default_variant').notNull().default(false),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt'),
    facts: jsonb('facts').$type<readonly ProductFact[]>().notNull().default([]),
    nutrition: jsonb('nutrition').$type<Nutrition>(),
    warning: text('warning'),
    attributes: jsonb('attributes').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** What the store tells of sales elsewhere, or before. */
    salesCount: integer('sales_count').notNull().default(0),
    /** Orders of the last 90 days that have it. */
    soldCount: integer('sold_count').notNull().default(0),
    /** Both together. */
    boughtCount: integer('bought_count')
      .notNull()
      .generatedAlwaysAs(sql`sales_count + sold_count`),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    featuredRank: integer('featured_rank').notNull().default(1000000),
    isListed: boolean('is_listed').notNull().default(true),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.productId] })],
)
export type ProductRecord = typeof products.$inferSelect
