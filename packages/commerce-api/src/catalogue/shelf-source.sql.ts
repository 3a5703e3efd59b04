import { sql, type SQL } from 'drizzle-orm'
import { hasRewards } from '../discount/rewards.sql.ts'
import type { ListingSource } from './shelf.ts'
import { foundBySearch, type Search } from './shelf-search.sql.ts'

/** Where a product stands in its source: how well it fits a search takes most of a search's time. */
export type Place = 'position' | 'added_at'

/** `(product_id)` of what belongs to a source, with its place there if it is asked for. */
export const foundIn = (tenantId: string, source: ListingSource, place?: Place): SQL => sql`
  SELECT entry.product_id ${place ? sql`, ${placeOf(source, place)} AS ${sql.identifier(place)}` : sql``}
  FROM ${
    source.kind === 'search'
      ? sql`(${foundBySearch(tenantId, source, place === 'position')}) entry`
      : sql`${tableOf(source)} entry WHERE entry.tenant_id = ${tenantId} AND ${conditionOf(tenantId, source)}`
  }`

export const placeOf = (source: ListingSource, place: Place) =>
  place === 'position' ? positionOf(source) : addedAtOf(source)

type Kept = Exclude<ListingSource, Search>

/** The rows that put a product among those of a source. */
function tableOf({ kind }: Kept): SQL {
  switch (kind) {
    case 'collection':
      return sql`commerce.collection_products`
    case 'category':
      return sql`commerce.product_categories`
    case 'discount':
      return sql`commerce.discount_products`
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

function conditionOf(tenantId: string, source: Kept): SQL {
  switch (source.kind) {
    case 'collection':
      return sql`entry.collection_id = ${source.collectionId}`
    case 'category':
      return sql`entry.category_id = ${source.categoryId}`
    case 'discount':
      return source.triggersOnly
        ? sql`entry.discount_id = ${source.discountId} AND entry.is_trigger`
        : sql`entry.discount_id = ${source.discountId}
            AND NOT (entry.is_trigger AND ${hasRewards(tenantId, sql`entry.discount_id`)})`
    case 'code':
      return sql`entry.code = ${source.code}`
    case 'favorites':
      return sql`entry.customer_id = ${source.customerId}`
    case 'wishlist':
      return sql`entry.wishlist_id = ${source.wishlistId}`
    case 'everything':
      return sql`entry.is_active AND entry.is_listed`
  }
}

/** The better, the lower; of a search only how well the words fit. */
function positionOf(source: ListingSource): SQL {
  switch (source.kind) {
    case 'collection':
    case 'discount':
      return sql`entry.position::real`
    case 'search':
      return sql`-entry.fit`
    default:
      return sql`0::real`
  }
}

function addedAtOf(source: ListingSource): SQL {
  if (source.kind === 'favorites') return sql`entry.created_at`
  return source.kind === 'wishlist' ? sql`entry.added_at` : sql`NULL::timestamptz`
}
