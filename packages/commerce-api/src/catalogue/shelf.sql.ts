import { sql, type SQL } from 'drizzle-orm'
import { relevanceOf } from './fit.sql.ts'
import { offerPricesOf } from './offers.sql.ts'
import { columnsOf, conditionsOf, type ShelfColumn } from './shelf-filters.sql.ts'
import { foundIn, type Place, placeOf } from './shelf-source.sql.ts'
import type { Filters, ListingSource, Shelf } from './shelf.ts'

export type KnownGoods = {
  /** `(product_id)`, with their place if it is asked for. */
  readonly found: SQL
  /** What discounts say of them (`entriesOf`), where the location carries them all. Without it, both are looked up. */
  readonly entries?: SQL
}

type ShelfUse = {
  /** What is put on the shelf; all that the source has without it. */
  readonly known?: KnownGoods
  /** Narrow it further. */
  readonly filters?: Filters
  /** What rows tell of their place in what they come from. */
  readonly place?: Place
  /** Of products, besides what each row has and filters ask for. */
  readonly columns?: readonly ShelfColumn[]
  /** Whether rows tell, as `is_in_stock`, if the product or a variant of it is left; filters may ask for it as well. */
  readonly stock?: boolean
}

/**
 * Parts of a `WITH`, the last of which is `shelf`: the products that the shopper can see, one row each, with price and
 * stock. What belongs on the shelf is found first, so that offers and variants are looked up for those products and no
 * others.
 *
 * PostgreSQL expects ten rows of any array, so it takes the parts for tiny and would compare each row of one with each
 * of the other: 4 s for 5,000. A full join cannot be made like that, and is one only as long as no condition asks for
 * either side: therefore `coalesce`, and `OFFSET 0`, which conditions do not pass. Only products of the shelf are joined.
 */
export function shelfParts(
  tenantId: string,
  shelf: Shelf,
  { filters = new Map(), place, known, columns = [], stock = false }: ShelfUse = {},
) {
  const isStockAsked = stock || filters.has('availability')
  /** At a location only what it carries is listed. */
  const isCarriedAsked = shelf.locationId !== undefined && !known?.entries
  const asked = [...new Set([...columns, ...columnsOf(filters), ...(isRanked(shelf.source, place) ? RELEVANT : [])])]
  const goods = sql.join(
    ['product_id', 'title', 'price_cents', ...asked].map((column) => sql`goods.${sql.identifier(column)}`),
    sql`, `,
  )
  const onlyForStock = (part: SQL) => (isStockAsked ? part : sql``)
  return sql`
  found AS MATERIALIZED (${known?.found ?? foundIn(tenantId, shelf.source, place)}),
  goods AS (${goodsOf(tenantId, shelf, goods)}),
  placed AS MATERIALIZED (
    SELECT ${goods} ${place ? sql`, ${standingOf(shelf.source, place)} AS ${sql.identifier(place)}` : sql``}
      ${onlyForStock(sql`, coalesce(here.is_there, false) AS is_there`)}
    FROM ${isPlaceKept(shelf.source, place) ? sql`found FULL JOIN goods ON goods.product_id = found.product_id` : sql`goods`}
    ${
      isStockAsked || isCarriedAsked
        ? sql`FULL JOIN (${stockOf(tenantId, shelf, isStockAsked)}) here ON here.product_id = goods.product_id`
        : sql``
    }
    WHERE ${isOnShelf(isCarriedAsked)}
  ),
  offers AS (${offerPricesOf(tenantId, shelf.now, sql`placed`, known?.entries)}),
  unfiltered AS (
    SELECT placed.*, coalesce(offer.price_cents, placed.price_cents) AS price, offer.product_id IS NOT NULL AS is_offered
      ${onlyForStock(sql`, is_there OR variant.product_id IS NOT NULL AS is_in_stock`)}
    FROM placed
    FULL JOIN offers offer ON offer.product_id = placed.product_id
    ${onlyForStock(sql`FULL JOIN (${stockedByVariant(tenantId, shelf)}) variant ON variant.product_id = placed.product_id`)}
    OFFSET 0
  ),
  shelf AS (SELECT * FROM unfiltered WHERE ${conditionsOf(tenantId, filters)})`
}

/**
 * Thousands are looked up in one pass over the index by an array; a join goes down the index for each.
 * Where everything belongs on the shelf, nothing has to be found first.
 */
const isFound = ({ source }: Shelf) =>
  source.kind === 'everything' ? sql`true` : sql`product_id = ANY (ARRAY(SELECT product_id FROM found))`

/** Those of what was found that the shopper may see. */
const goodsOf = (tenantId: string, shelf: Shelf, columns: SQL) => sql`
  SELECT ${columns}, true AS is_shown
  FROM commerce.products goods
  WHERE tenant_id = ${tenantId} AND ${isVisible(shelf)} AND ${isFound(shelf)}`

/** Of a row of `products`: whether the shopper may see it. */
export const isVisible = ({ maySeeRestricted, fulfillmentKind }: Shelf) => sql`is_active AND is_listed
    ${maySeeRestricted ? sql`` : sql`AND NOT has_age_restriction`}
    ${fulfillmentKind ? sql`AND (fulfillment_kinds IS NULL OR ${fulfillmentKind} = ANY (fulfillment_kinds))` : sql``}`

/** At a location what it carries, with whether some is left if that is asked; without one what any location has some of. */
const stockOf = (tenantId: string, shelf: Shelf, isStockAsked: boolean) =>
  shelf.locationId
    ? sql`SELECT product_id ${isStockAsked ? sql`, on_hand > 0 AS is_there` : sql``} FROM commerce.stock
        WHERE tenant_id = ${tenantId} AND location_id = ${shelf.locationId} AND ${isFound(shelf)}`
    : sql`SELECT DISTINCT product_id, true AS is_there FROM commerce.stock
        WHERE tenant_id = ${tenantId} AND on_hand > 0 AND ${isFound(shelf)}`

const isOnShelf = (isCarriedAsked: boolean): SQL =>
  sql`coalesce(goods.is_shown ${isCarriedAsked ? sql`AND here.product_id IS NOT NULL` : sql``}, false)`

/** Whether what was found is asked for more than its ids, which goods have as well. */
const isPlaceKept = (source: ListingSource, place: Place | undefined) =>
  place !== undefined && source.kind !== 'everything'

function standingOf(source: ListingSource, place: Place): SQL {
  if (source.kind === 'everything') return placeOf(source, place)
  return isRanked(source, place) ? relevanceOf(sql`found.position`, sql`goods`) : sql`found.${sql.identifier(place)}`
}

const isRanked = (source: ListingSource, place: Place | undefined) => place === 'position' && source.kind === 'search'

const RELEVANT = ['bought_count', 'rating_count', 'rating_sum'] as const

/** Products of which only another variant is left. */
const stockedByVariant = (tenantId: string, { locationId }: Shelf) => sql`
  SELECT DISTINCT variant.parent_product_id AS product_id
  FROM commerce.products variant
  JOIN commerce.stock supply ON supply.tenant_id = variant.tenant_id AND supply.product_id = variant.product_id
  WHERE variant.tenant_id = ${tenantId} AND variant.parent_product_id IS NOT NULL
    AND variant.parent_product_id = ANY (ARRAY(SELECT product_id FROM placed WHERE NOT is_there))
    AND supply.on_hand > 0 ${locationId ? sql`AND supply.location_id = ${locationId}` : sql``}`
