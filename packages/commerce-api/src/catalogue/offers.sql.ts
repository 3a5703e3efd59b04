import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import { value } from '../database/prepared.ts'
import { hasRewards } from '../discount/rewards.sql.ts'

/**
 * `(product_id, price_cents)` of those of `products` that have an offer that counts now. `price_cents` is the best price
 * of one unit, null where every offer needs more or is earned by buying something else; the rule is
 * `pricing/discount.rules.ts`, and a test holds both together. What is on offer is looked up by an array and joined in
 * full, as the shelf is (`shelfParts`).
 * @param products a relation with `product_id` and `price_cents`
 * @param entries of discounts for those products; looked up without it
 */
export const offerPricesOf = (
  tenantId: string,
  now: Date,
  products: SQL,
  entries = entriesOf(tenantId, products),
) => sql`
  WITH discount AS MATERIALIZED (
    SELECT discount_id, kind, value, min_qty FROM commerce.discounts discount
    WHERE tenant_id = ${tenantId} AND ${countsAt(now.toISOString())}
  ),
  entry AS MATERIALIZED (${entries})
  SELECT entry.product_id, ${bestPrice(tenantId)} AS price_cents
  FROM entry
  FULL JOIN discount ON discount.discount_id = entry.discount_id
  FULL JOIN ${products} product ON product.product_id = entry.product_id
  WHERE coalesce(entry.discount_id = discount.discount_id, false)
  GROUP BY entry.product_id`

/** `(product_id, discount_id, price_cents)` of what discounts say of those of `products`. */
export const entriesOf = (tenantId: string, products: SQL) => sql`
  SELECT product_id, discount_id, price_cents FROM commerce.discount_products
  WHERE tenant_id = ${tenantId} AND product_id = ANY (ARRAY(SELECT product_id FROM ${products}))`

/** No price is higher. */
export const MOST_CENTS = 2 ** 31 - 1

/** The highest regular price that one of the offers that count now may bring down to `cents`. */
export const reachOfOffers = (tenantId: string, now: Date, cents: SQL) => sql`(
  SELECT max(CASE WHEN kind = 'percent' AND value = 10000 THEN ${MOST_CENTS}
    WHEN kind = 'percent' THEN (${cents}::bigint + 1) * 10000 / (10000 - value) + 1
    WHEN kind = 'amount' THEN ${cents}::bigint + value ELSE ${cents} END)
  FROM commerce.discounts discount WHERE tenant_id = ${tenantId} AND ${countsAt(now.toISOString())})`

/** Of an entry (`entriesOf`): whether its offer may come to so little whatever the regular price is. */
export const mayCostAtMost = (tenantId: string, cents: SQL) => sql`(price_cents <= ${cents} OR discount_id IN (
  SELECT discount_id FROM commerce.discounts WHERE tenant_id = ${tenantId} AND kind = 'price' AND value <= ${cents}))`

/**
 * Prices of offers with the offers' names, for the products that `condition` on `entry` chooses, prepared for any `now`.
 * Chosen before anything is joined: PostgreSQL would begin with an offer, which may be of thousands of products.
 */
export const offersOf = (condition: SQL) => sql`
  WITH entry AS MATERIALIZED (
    SELECT product_id, discount_id, price_cents FROM commerce.discount_products entry
    WHERE tenant_id = ${value('tenantId')} AND ${condition}
  )
  SELECT entry.product_id, ${bestPrice(value('tenantId'))} AS price_cents,
    jsonb_agg(jsonb_build_object('discountID', discount.discount_id, 'displayName', discount.display_name)
      ORDER BY discount.position, discount.name) AS labels
  FROM entry
  JOIN commerce.discounts discount
    ON discount.tenant_id = ${value('tenantId')} AND discount.discount_id = entry.discount_id
  JOIN commerce.products product
    ON product.tenant_id = ${value('tenantId')} AND product.product_id = entry.product_id
  WHERE ${countsAt(value('now'))}
  GROUP BY entry.product_id`

type Given = Placeholder | string

const bestPrice = (tenantId: Given) => sql`min(CASE WHEN discount.min_qty = 1
  AND NOT ${hasRewards(tenantId, sql`discount.discount_id`)} THEN greatest(0, least(product.price_cents, CASE discount.kind
  WHEN 'percent' THEN product.price_cents - round(product.price_cents * discount.value / 10000.0)::int
  WHEN 'amount' THEN product.price_cents - discount.value
  WHEN 'price' THEN discount.value
  ELSE coalesce(entry.price_cents, product.price_cents) END)) END)`

/** Of rows of `discount`: whether everybody has it then. */
export const countsAt = (now: Given) => sql`discount.is_active AND discount.coupon_code IS NULL
  AND (discount.starts_at IS NULL OR discount.starts_at <= ${now}::timestamptz)
  AND (discount.ends_at IS NULL OR discount.ends_at > ${now}::timestamptz)`
