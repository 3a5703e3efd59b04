import { ListingSort } from '@aisle/api/listing-sort'
import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { idsOfPage, type ListedIds, type ListingOrder, type ListingPage, orderOf } from './listing-page.sql.ts'
import { countsAt, entriesOf } from './offers.sql.ts'
import type { Shelf } from './shelf.ts'
import { isAmong, isOneOf, isToldByStems, type SearchByStems } from './shelf-search.sql.ts'
import { isVisible, shelfParts } from './shelf.sql.ts'

/** What finds no more than these is looked at as a whole. */
const LARGE = 1500
/** Pages behind these places show much of what was found, so all of it is looked at. */
const LAST_PLACE = 100
/** Of those that fit best so many are looked at. */
const BEST = 200

type LargeSearch = Shelf & { readonly source: SearchByStems }

/**
 * One of the first pages of a search that finds thousands by one word: they are counted by their ids, and only what can
 * be on the page is put on a shelf. `undefined` for other searches, orders and pages, and where too little is left of
 * what fits best.
 */
export async function listLargeSearch(
  tx: Transaction,
  shelf: Shelf,
  page: ListingPage,
  order: ListingOrder,
): Promise<ListedIds | undefined> {
  if (!isLarge(shelf) || page.page * page.pageSize > LAST_PLACE) return undefined
  switch (order) {
    case ListingSort.Featured:
      return await listBest(tx, shelf, page)
    case ListingSort.PriceLowToHigh:
      return await listByPrice(tx, shelf, page, order, sql`price_cents`)
    case ListingSort.PriceHighToLow:
      return await listByPrice(tx, shelf, page, order, sql`price_cents DESC`)
    default:
      return undefined
  }
}

function isLarge(shelf: Shelf): shelf is LargeSearch {
  const { source } = shelf
  if (source.kind !== 'search' || !isToldByStems(source) || source.most !== undefined) return false
  const { stems, others, productCount } = source.among
  return stems.length === 1 && others.length === 0 && productCount > LARGE
}

/** What is left comes first, so it has to be as many as the page has places, with those of the pages before it. */
async function listBest({ db, tenantId }: Transaction, shelf: LargeSearch, page: ListingPage) {
  const { by, ...asked } = orderOf(tenantId, ListingSort.Featured)
  const best = { ...shelf, source: { ...shelf.source, most: BEST } }
  const { rows } = await db.execute<ListedIds & { isEnough: boolean }>(sql`
    WITH shown AS MATERIALIZED (${shownOf(tenantId, shelf)}), ${shelfParts(tenantId, best, asked)}
    SELECT ${COUNT}, ${idsOfPage(by, page)} AS ids,
      (SELECT count(*) FROM shelf WHERE is_in_stock) >= ${page.page * page.pageSize} AS "isEnough"`)
  const [{ count, ids, isEnough } = { count: 0, ids: [], isEnough: false }] = rows
  return isEnough ? { count, ids } : undefined
}

/** Offers only make cheaper: whatever has one, and of the rest the first by their prices, all of a price. */
async function listByPrice(
  { db, tenantId }: Transaction,
  shelf: LargeSearch,
  page: ListingPage,
  order: ListingOrder,
  byPrice: SQL,
) {
  const { by } = orderOf(tenantId, order)
  const found = sql`
    (SELECT product_id FROM commerce.products
      WHERE tenant_id = ${tenantId} AND is_listed AND ${isAmong(sql`product_id`, sql`SELECT product_id FROM shown`)}
        AND product_id NOT IN (SELECT product_id FROM offered)
      ORDER BY ${byPrice} FETCH FIRST (${page.page * page.pageSize}) ROWS WITH TIES)
    UNION SELECT product_id FROM offered`
  const { rows } = await db.execute<ListedIds>(sql`
    WITH shown AS MATERIALIZED (${shownOf(tenantId, shelf)}),
    offered AS MATERIALIZED (${offeredOf(tenantId, shelf.now)}),
    ${shelfParts(tenantId, shelf, { known: { found, entries: sql`SELECT * FROM offered` } })}
    SELECT ${COUNT}, ${idsOfPage(by, page)} AS ids`)
  return rows[0]
}

const COUNT = sql`(SELECT count(*)::int FROM shown) AS count`

/** `(product_id)` of all that was found and belongs on the shelf: few are not for everybody, and known by an index (0279). */
const shownOf = (tenantId: string, shelf: LargeSearch) => {
  const { stems } = shelf.source.among
  const ids = sql`(SELECT product_ids FROM commerce.search_stems WHERE tenant_id = ${tenantId} AND ${isOneOf(stems)})`
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
