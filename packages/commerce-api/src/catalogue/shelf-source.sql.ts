import { sql, type SQL } from 'drizzle-orm'
import { hasRewards } from '../discount/rewards.sql.ts'
import { fitOf } from './fit.sql.ts'
import type { ListingSource, SearchedStems } from './shelf.ts'

/** Where a product stands in its source: how well it fits a search takes most of a search's time. */
export type Place = 'position' | 'added_at'

/** `(product_id)` of what belongs to a source, with its place there if it is asked for. */
export const foundIn = (tenantId: string, source: ListingSource, place?: Place): SQL => sql`
  SELECT entry.product_id ${place ? sql`, ${placeOf(source, place)} AS ${sql.identifier(place)}` : sql``}
  FROM ${entriesOf(tenantId, source, place)} entry
  WHERE entry.tenant_id = ${tenantId} ${conditionOf(tenantId, source)}`

export const placeOf = (source: ListingSource, place: Place) =>
  place === 'position' ? positionOf(source) : addedAtOf(source)

/** The rows that put a product among those of a source. */
function entriesOf(tenantId: string, source: ListingSource, place: Place | undefined): SQL {
  switch (source.kind) {
    case 'collection':
      return sql`commerce.collection_products`
    case 'category':
      return sql`commerce.product_categories`
    case 'discount':
      return sql`commerce.discount_products`
    case 'search':
      if (isToldByStems(source)) return byStems(tenantId, source, place)
      return source.most === undefined ? sql`commerce.product_search` : bestByWords(tenantId, source, source.most)
    case 'code':
      return sql`commerce.product_codes`
    case 'favorites':
      return sql`commerce.favorites`
    case 'wishlist':
      return sql`commerce.wishlist_products`
    case 'everything':
      return sql`commerce.products`
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
      return source.most !== undefined || isToldByStems(source) ? sql`` : sql`AND ${fits(tenantId, sql`entry`, source)}`
    case 'code':
      return sql`AND entry.code = ${source.code}`
    case 'favorites':
      return sql`AND entry.customer_id = ${source.customerId}`
    case 'wishlist':
      return sql`AND entry.wishlist_id = ${source.wishlistId}`
    case 'everything':
      return sql`AND entry.is_active AND entry.is_listed`
  }
}

/** The better, the lower; of a search only how well the words fit. */
function positionOf(source: ListingSource): SQL {
  switch (source.kind) {
    case 'collection':
    case 'discount':
      return sql`entry.position::real`
    case 'search':
      return source.most === undefined && !isToldByStems(source)
        ? sql`-${fitOfWords(sql`entry.document`, source.tsquery)}`
        : sql`-entry.fit`
    default:
      return sql`0::real`
  }
}

type Search = Extract<ListingSource, { kind: 'search' }>

type SearchByStems = Search & { readonly among: SearchedStems }

/** Whether no document has to be asked: everything with the stems fits, as well as they do. */
const isToldByStems = (source: Search): source is SearchByStems => source.among?.isEnough === true

/** What has one of the stems, with how well it fits if that decides what comes, and in which place. */
function byStems(tenantId: string, { among, most }: SearchByStems, place: Place | undefined) {
  if (most === undefined && place !== 'position') return haveStem(tenantId, among)
  const kept = sql`commerce.search_stems, unnest(product_ids, fits) AS kept(product_id, fit)
    WHERE tenant_id = ${tenantId} AND ${isOneOf(among.stems)}`
  const fit = sql`sum(CASE WHEN ${isOneOf(among.whole)} THEN 2 * fit ELSE fit END) AS fit`
  const best = most === undefined ? sql`` : sql`ORDER BY fit DESC, product_id LIMIT ${most}`
  return among.stems.length > 1
    ? sql`(SELECT tenant_id, product_id, ${fit} FROM ${kept} GROUP BY tenant_id, product_id ${best})`
    : sql`(SELECT tenant_id, product_id, fit FROM ${kept} ${best})`
}

/** `(tenant_id, product_id)` of the products that have one of the stems, in the order in which arrays are looked up. */
const haveStem = (tenantId: string, { stems }: SearchedStems) => sql`(
  SELECT ${stems.length > 1 ? sql`DISTINCT` : sql``} tenant_id, unnest(product_ids) AS product_id
  FROM commerce.search_stems WHERE tenant_id = ${tenantId} AND ${isOneOf(stems)}
  ${stems.length > 1 ? sql`ORDER BY product_id` : sql``})`

const isOneOf = (stems: readonly string[]) => sql`stem = ANY (${sql.param([...stems])}::text[])`

/** More documents than these are found sooner by reading all in their order than by looking each up. */
const MOST_LOOKED_UP = 1500

/** Of rows of `product_search`: that the document has the words, of which few are asked where few have the rarest one. */
const fits = (tenantId: string, entry: SQL, { tsquery, among }: Search) =>
  sql`${
    among && among.productCount <= MOST_LOOKED_UP
      ? sql`${entry}.product_id = ANY (ARRAY(SELECT product_id FROM ${haveStem(tenantId, among)} likely)) AND`
      : sql``
  } ${entry}.document @@ to_tsquery('commerce.product', ${tsquery})`

/** How well all words of a phrase fit, where whole ones count twice. */
const fitOfWords = (document: SQL, tsquery: string) => {
  const fit = (text: SQL) => fitOf(document, sql`to_tsquery('commerce.product', ${text})`)
  return sql`(${fit(sql`${tsquery}`)} + ${fit(sql`replace(${tsquery}, ':*', '')`)})`
}

const bestByWords = (tenantId: string, source: Search, most: number) => sql`(
  SELECT tenant_id, product_id, ${fitOfWords(sql`document`, source.tsquery)} AS fit FROM commerce.product_search known
  WHERE tenant_id = ${tenantId} AND ${fits(tenantId, sql`known`, source)}
  ORDER BY fit DESC, product_id LIMIT ${most})`

function addedAtOf(source: ListingSource): SQL {
  if (source.kind === 'favorites') return sql`entry.created_at`
  return source.kind === 'wishlist' ? sql`entry.added_at` : sql`NULL::timestamptz`
}
