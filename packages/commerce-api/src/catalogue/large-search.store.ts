import { ListingSort } from '@aisle/api/listing-sort'
import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { idsOfPage, type ListedIds, type ListingOrder, type ListingPage, orderOf } from './listing-page.sql.ts'
import { countsAt, entriesOf, mayCostAtMost, MOST_CENTS, reachOfOffers } from './offers.sql.ts'
import type { Shelf } from './shelf.ts'
import {
  bestOfMatches,
  idsOfMatches,
  isAmong,
  isToldByStems,
  matchesOf,
  type SearchByStems,
} from './shelf-search.sql.ts'
import { isVisible, shelfParts } from './shelf.sql.ts'

/** No more than these are put in order by best match as a whole. */
const MANY_BY_FIT = 500
/** Of no more than these all prices are read sooner than the first are met on a walk along the prices of the store. */
const MANY_BY_PRICE = 1500
/** Pages behind these places show much of what was found, so all of it is looked at. */
const LAST_PLACE = 100
/** Of those that fit best so many are looked at. */
const BEST = 200

type LargeSearch = Shelf & { readonly source: SearchByStems }

/**
 * One of the first pages of a search that finds many by the stems of one word, in the order of best match also of two:
 * they are counted by their ids, and only what can be on the page is put on a shelf. `undefined` for other searches,
 * orders and pages, and where too little is left of what fits best.
 */
export async function listLargeSearch(
  tx: Transaction,
  shelf: Shelf,
  page: ListingPage,
  order: ListingOrder,
): Promise<ListedIds | undefined> {
  if (!isToldAsAWhole(shelf) || page.page * page.pageSize > LAST_PLACE) return undefined
  const { others, productCount } = shelf.source.among
  switch (order) {
    case ListingSort.Featured:
      // Three words seldom leave many.
      return others.length < 2 && productCount > MANY_BY_FIT ? await listBest(tx, shelf, page) : undefined
    case ListingSort.PriceLowToHigh:
    case ListingSort.PriceHighToLow:
      // How many have both of two words is not known beforehand.
      return others.length === 0 && productCount > MANY_BY_PRICE ? await listByPrice(tx, shelf, page, order) : undefined
    default:
      return undefined
  }
}

function isToldAsAWhole(shelf: Shelf): shelf is LargeSearch {
  const { source } = shelf
  return source.kind === 'search' && isToldByStems(source) && source.most === undefined
}

/** What is left comes first, so of more than are looked at it has to be as many as the page has places, with those before it. */
async function listBest({ db, tenantId }: Transaction, shelf: LargeSearch, page: ListingPage) {
  const { by, ...asked } = orderOf(tenantId, ListingSort.Featured)
  const known = { found: bestOfMatches(tenantId, shelf.source, BEST) }
  const { rows } = await db.execute<ListedIds & { isEnough: boolean }>(sql`
    WITH ${shownParts(tenantId, shelf, matchesOf(tenantId, shelf.source.among))}, ${shelfParts(tenantId, shelf, { ...asked, known })}
    SELECT ${COUNT}, ${idsOfPage(by, page)} AS ids,
      (SELECT count(*) FROM shelf WHERE is_in_stock) >= ${page.page * page.pageSize}
        OR (SELECT coalesce(cardinality(product_ids), 0) <= ${BEST} FROM matches) AS "isEnough"`)
  const [{ count, ids, isEnough } = { count: 0, ids: [], isEnough: false }] = rows
  return isEnough ? { count, ids } : undefined
}

/**
 * Of what has no offer the first by their prices, all of a price, and of what has one whatever may come before the last
 * of those: offers only make cheaper, and how much they do at most is known.
 */
async function listByPrice({ db, tenantId }: Transaction, shelf: LargeSearch, page: ListingPage, order: OrderByPrice) {
  const isRising = order === ListingSort.PriceLowToHigh
  const places = page.page * page.pageSize
  const listed = sql`FROM commerce.products WHERE tenant_id = ${tenantId} AND is_listed`
  const last = sql`(SELECT cents FROM last)`
  const found = sql`
    SELECT product_id FROM regular
    UNION ALL SELECT product_id ${listed} AND ${isAmong(sql`product_id`, sql`SELECT product_id FROM offered`)}
      AND ${isRising ? sql`price_cents <= ${reachOfOffers(tenantId, shelf.now, last)}` : sql`price_cents >= ${last}`}
    ${isRising ? sql`UNION ALL SELECT product_id FROM offered WHERE ${mayCostAtMost(tenantId, last)}` : sql``}`
  const entries = sql`SELECT * FROM offered WHERE ${isAmong(sql`product_id`, sql`SELECT product_id FROM found`)}`
  const { rows } = await db.execute<ListedIds>(sql`
    WITH ${shownParts(tenantId, shelf, idsOfMatches(tenantId, shelf.source.among))},
    offered AS MATERIALIZED (${offeredOf(tenantId, shelf.now)}),
    regular AS MATERIALIZED (
      SELECT product_id, price_cents ${listed} AND ${isAmong(sql`product_id`, sql`SELECT product_id FROM shown`)}
        AND product_id NOT IN (SELECT product_id FROM offered)
      ORDER BY price_cents ${isRising ? sql`` : sql`DESC`} FETCH FIRST (${places}) ROWS WITH TIES
    ),
    last AS MATERIALIZED (
      SELECT CASE WHEN count(*) < ${places} THEN ${isRising ? MOST_CENTS : 0}
        ELSE ${isRising ? sql`max` : sql`min`}(price_cents) END AS cents FROM regular
    ),
    ${shelfParts(tenantId, shelf, { known: { found, entries } })}
    SELECT ${COUNT}, ${idsOfPage(orderOf(tenantId, order).by, page)} AS ids`)
  return rows[0]
}

type OrderByPrice = typeof ListingSort.PriceLowToHigh | typeof ListingSort.PriceHighToLow

const COUNT = sql`(SELECT count(*)::int FROM shown) AS count`

/**
 * Parts of a `WITH`, the last of which is `shown`: `(product_id)` of what belongs on the shelf. An array is put in order
 * by each lookup of its values, so it is done once for all.
 * @param matches `(product_ids)` of what was found, one row
 */
const shownParts = (tenantId: string, shelf: LargeSearch, matches: SQL) => sql`
  matches AS MATERIALIZED (${matches}),
  sorted AS MATERIALIZED (SELECT ARRAY(SELECT unnest(product_ids) AS product_id FROM matches ORDER BY 1) AS product_ids),
  shown AS MATERIALIZED (${shownOf(tenantId, shelf)})`

/** Few products are not for everybody, and known by an index (0279). */
function shownOf(tenantId: string, shelf: LargeSearch) {
  const ids = sql`(SELECT product_ids FROM sorted)`
  const hidden = sql`SELECT product_id FROM commerce.products goods
    WHERE tenant_id = ${tenantId} AND is_listed AND (NOT is_active OR has_age_restriction OR fulfillment_kinds IS NOT NULL)
      AND product_id = ANY (${ids}::uuid[]) AND NOT (${isVisible(shelf)})`
  return shelf.locationId
    ? sql`SELECT product_id FROM commerce.stock WHERE tenant_id = ${tenantId} AND location_id = ${shelf.locationId}
        AND product_id = ANY (${ids}::uuid[]) AND product_id NOT IN (${hidden})`
    : sql`SELECT product_id FROM unnest(${ids}) AS found(product_id) WHERE product_id NOT IN (${hidden})`
}

/** What discounts that count now say of what is shown. */
const offeredOf = (tenantId: string, now: Date) => {
  const counting = sql`SELECT discount_id FROM commerce.discounts discount
    WHERE tenant_id = ${tenantId} AND ${countsAt(now.toISOString())}`
  return sql`${entriesOf(tenantId, sql`shown`)} AND ${isAmong(sql`discount_id`, counting)}`
}
