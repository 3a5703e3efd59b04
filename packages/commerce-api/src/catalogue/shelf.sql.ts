import { sql, type SQL } from 'drizzle-orm'
import { hasRewards } from '../discount/rewards.sql.ts'
import { offerPricesOf } from './offers.sql.ts'
import type { Filters, ListingSource, Shelf } from './shelf.ts'

type ShelfUse = {
  /** Narrow it further. */
  readonly filters?: Filters
  /** Whether rows tell their place in what they come from: how well they fit a search takes most of its time. */
  readonly isPlaced?: boolean
}

/**
 * `WITH … shelf …`: the products that the shopper can see, one row each, with price and stock. What belongs on the shelf
 * is found first, so that offers and variants are looked up for those products and no others.
 */
export const withShelf = (
  tenantId: string,
  shelf: Shelf,
  { filters = new Map(), isPlaced = false }: ShelfUse = {},
) => sql`
  WITH placed AS MATERIALIZED (
    SELECT product.product_id, product.title, product.brand, product.attributes, product.category_id,
      product.sales_count, product.featured_rank, product.rating_sum, product.rating_count, product.price_cents,
      ${isPlaced ? positionOf(shelf.source) : sql`0::real`} AS position, ${addedAtOf(shelf.source)} AS added_at, (${hasOwnStock(shelf)}) AS is_there
    FROM commerce.products product
    ${joinOf(tenantId, shelf.source)}
    ${stockJoin(shelf)}
    WHERE product.tenant_id = ${tenantId} AND product.is_active AND product.is_listed
      ${shelf.maySeeRestricted ? sql`` : sql`AND NOT product.has_age_restriction`}
      ${shelf.fulfillmentKind ? sql`AND (product.fulfillment_kinds IS NULL OR ${shelf.fulfillmentKind} = ANY (product.fulfillment_kinds))` : sql``}
      ${conditionOf(tenantId, shelf.source)}
  ),
  offers AS MATERIALIZED (${offerPricesOf(tenantId, shelf.now, sql`placed`)}),
  stocked_by_variant AS MATERIALIZED (${stockedByVariant(tenantId, shelf)}),
  unfiltered AS (
    SELECT placed.*, coalesce(offer.price_cents, placed.price_cents) AS price, offer.product_id IS NOT NULL AS is_offered,
      is_there OR variant.product_id IS NOT NULL AS is_in_stock
    FROM placed
    LEFT JOIN offers offer ON offer.product_id = placed.product_id
    LEFT JOIN stocked_by_variant variant ON variant.product_id = placed.product_id
  ),
  shelf AS (SELECT * FROM unfiltered WHERE ${conditionsOf(tenantId, filters)})`

function joinOf(tenantId: string, source: ListingSource): SQL {
  const entries = entriesOf(tenantId, source)
  return entries
    ? sql`JOIN ${entries} entry ON entry.tenant_id = product.tenant_id AND entry.product_id = product.product_id`
    : sql``
}

/** The rows that put a product among those of a source. */
function entriesOf(tenantId: string, source: ListingSource): SQL | undefined {
  switch (source.kind) {
    case 'collection':
      return sql`commerce.collection_products`
    case 'category':
      return sql`commerce.product_categories`
    case 'discount':
      return sql`commerce.discount_products`
    case 'search':
      return source.most === undefined
        ? sql`commerce.product_search`
        : bestByWords(tenantId, source.tsquery, source.most)
    case 'code':
      return sql`commerce.product_codes`
    case 'favorites':
      return sql`commerce.favorites`
    case 'wishlist':
      return sql`commerce.wishlist_products`
    case 'everything':
      return undefined
  }
}

function conditionOf(tenantId: string, source: ListingSource): SQL {
  switch (source.kind) {
    case 'collection':
      return sql`AND entry.collection_id = ${source.collectionId}`
    case 'category':
      return sql`AND entry.category_id = ${source.categoryId}`
    case 'discount':
      return source.triggersOnly
        ? sql`AND entry.discount_id = ${source.discountId} AND entry.is_trigger`
        : sql`AND entry.discount_id = ${source.discountId}
            AND NOT (entry.is_trigger AND ${hasRewards(tenantId, sql`entry.discount_id`)})`
    case 'search':
      return sql`AND entry.document @@ to_tsquery('commerce.product', ${source.tsquery})`
    case 'code':
      return sql`AND entry.code = ${source.code}`
    case 'favorites':
      return sql`AND entry.customer_id = ${source.customerId}`
    case 'wishlist':
      return sql`AND entry.wishlist_id = ${source.wishlistId}`
    case 'everything':
      return sql``
  }
}

function positionOf(source: ListingSource): SQL {
  switch (source.kind) {
    case 'collection':
    case 'discount':
      return sql`entry.position::real`
    case 'search':
      return relevanceOf(source.tsquery)
    default:
      return sql`0::real`
  }
}

/** How well words fit: in the title, the brand, the category and, least of all, the description; whole words count twice. */
const fitOf = (document: SQL, tsquery: string) => {
  const rank = (text: SQL) =>
    sql`ts_rank('{0.02, 0.2, 0.4, 1.0}', ${document}, to_tsquery('commerce.product', ${text}))`
  return sql`(${rank(sql`${tsquery}`)} + ${rank(sql`replace(${tsquery}, ':*', '')`)})`
}

const bestByWords = (tenantId: string, tsquery: string, most: number) => sql`(
  SELECT tenant_id, product_id, document FROM commerce.product_search
  WHERE tenant_id = ${tenantId} AND document @@ to_tsquery('commerce.product', ${tsquery})
  ORDER BY ${fitOf(sql`document`, tsquery)} DESC, product_id LIMIT ${most})`

/**
 * The better, the lower: how well the words fit, then how often a product is bought and how it is rated, where one
 * without ratings counts as one of 3.5 stars. Stock comes before all of it.
 */
const relevanceOf = (tsquery: string) => sql`
  (-${fitOf(sql`entry.document`, tsquery)} * (1 + ln(1 + product.sales_count) / 20
    + ((product.rating_sum + 3.5 * 5) / (product.rating_count + 5) - 3.5) / 10))::real`

function addedAtOf(source: ListingSource): SQL {
  if (source.kind === 'favorites') return sql`entry.created_at`
  return source.kind === 'wishlist' ? sql`entry.added_at` : sql`NULL::timestamptz`
}

/** At a location only what it carries is listed; without one everything, in stock when any location has some. */
const stockJoin = ({ locationId }: Shelf) =>
  locationId
    ? sql`JOIN commerce.stock here ON here.tenant_id = product.tenant_id AND here.location_id = ${locationId}
        AND here.product_id = product.product_id`
    : sql``

const hasOwnStock = ({ locationId }: Shelf) =>
  locationId
    ? sql`here.on_hand > 0`
    : sql`EXISTS (SELECT FROM commerce.stock supply WHERE supply.tenant_id = product.tenant_id
        AND supply.product_id = product.product_id AND supply.on_hand > 0)`

/** Products of which only another variant is left. */
const stockedByVariant = (tenantId: string, { locationId }: Shelf) => sql`
  SELECT DISTINCT variant.parent_product_id AS product_id
  FROM commerce.products variant
  JOIN commerce.stock supply ON supply.tenant_id = variant.tenant_id AND supply.product_id = variant.product_id
  WHERE variant.tenant_id = ${tenantId} AND variant.parent_product_id IS NOT NULL
    AND variant.parent_product_id IN (SELECT product_id FROM placed WHERE NOT is_there)
    AND supply.on_hand > 0 ${locationId ? sql`AND supply.location_id = ${locationId}` : sql``}`

/** Of a row of `unfiltered`: the codes of the filters that it does not fit, as an array of texts. */
export const missesOf = (tenantId: string, filters: Filters): SQL =>
  sql`array_remove(ARRAY[${sql.join(
    [...filters].map(
      ([code, values]) => sql`CASE WHEN ${conditionOfFilter(tenantId, code, values)} THEN NULL ELSE ${code} END`,
    ),
    sql`, `,
  )}]::text[], NULL)`

function conditionsOf(tenantId: string, filters: Filters): SQL {
  const conditions = [...filters].map(([code, values]) => conditionOfFilter(tenantId, code, values))
  return sql.join([sql`true`, ...conditions], sql` AND `)
}

function conditionOfFilter(tenantId: string, code: string, values: readonly string[]): SQL {
  const wanted = sql.param([...values])
  switch (code) {
    case 'brand':
      return sql`brand = ANY (${wanted}::text[])`
    case 'category':
      return sql`EXISTS (
        SELECT FROM commerce.product_categories entry JOIN commerce.categories category
          ON category.tenant_id = entry.tenant_id AND category.category_id = entry.category_id
        WHERE entry.tenant_id = ${tenantId} AND entry.product_id = unfiltered.product_id
          AND category.seo_name = ANY (${wanted}::text[]))`
    case 'price':
      return anyOf(values.map(priceCondition))
    case 'rating':
      return anyOf(
        values.map((value) => sql`(rating_count > 0 AND rating_sum >= rating_count * ${starsOf(value)}::int)`),
      )
    case 'offer':
      return sql`is_offered`
    case 'availability':
      return sql`is_in_stock`
    default:
      return sql`attributes ->> ${code} = ANY (${wanted}::text[])`
  }
}

const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` OR `)})`

/** `5-10`: from $5.00 to below $10.00; an end may be missing. */
function priceCondition(range: string): SQL {
  const [, from, to] = /^(\d{1,6})?-(\d{1,6})?$/.exec(range) ?? []
  if (from === undefined && to === undefined) return sql`false`
  return sql`(price >= ${Number(from ?? 0) * 100}::int AND price < ${Number(to ?? 10_000_000) * 100}::int)`
}

const starsOf = (value: string) => (/^[1-5]$/.test(value) ? Number(value) : 5)
