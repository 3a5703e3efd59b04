import { ListingSort } from '@aisle/api/listing-sort'
import { sql, type SQL } from 'drizzle-orm'
import type { ShelfColumn } from './shelf-filters.sql.ts'
import type { Place } from './shelf-source.sql.ts'

export type ListingPage = { readonly page: number; readonly pageSize: number }
export type ListedIds = { readonly count: number; readonly ids: readonly string[] }

/** Orders that a listing may ask for; the named ones are for lists that a customer keeps. */
export type ListingOrder = ListingSort | 'recent' | 'category' | PurchaseOrder

type PurchaseOrder = { readonly purchasesOf: string; readonly by: 'quantity' | 'date' }

/** What rows of `shelf` are ordered by, and what it has to have for that. */
export type OrderBy = {
  readonly by: SQL
  readonly place?: Place
  readonly columns?: readonly ShelfColumn[]
  readonly stock?: boolean
}

const ORDERS: Readonly<Record<ListingSort | 'recent', OrderBy>> = {
  [ListingSort.Featured]: {
    by: sql`is_in_stock DESC, position, featured_rank, bought_count DESC, title`,
    place: 'position',
    columns: ['bought_count', 'featured_rank'],
    stock: true,
  },
  [ListingSort.PriceLowToHigh]: { by: sql`price, title` },
  [ListingSort.PriceHighToLow]: { by: sql`price DESC, title` },
  [ListingSort.BestSellers]: { by: sql`bought_count DESC, title`, columns: ['bought_count'] },
  [ListingSort.CustomerReviews]: {
    by: sql`rating_sum::real / nullif(rating_count, 0) DESC NULLS LAST, rating_count DESC, title`,
    columns: ['rating_sum', 'rating_count'],
  },
  recent: { by: sql`added_at DESC, title`, place: 'added_at' },
}

/** The ids of one page of `shelf`. */
export const idsOfPage = (by: SQL, { page, pageSize }: ListingPage) => sql`
  ARRAY(SELECT product_id FROM shelf ORDER BY ${by}, product_id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize})`

export function orderOf(tenantId: string, order: ListingOrder): OrderBy {
  if (typeof order === 'object') return { by: purchaseOrder(tenantId, order) }
  return order === 'category' ? { by: categoryOrder(tenantId), columns: ['category_id'] } : ORDERS[order]
}

/** By the names of the categories, as the filter beside the list has them. */
const categoryOrder = (tenantId: string) => sql`(
  SELECT name FROM commerce.categories category
  WHERE category.tenant_id = ${tenantId} AND category.category_id = shelf.category_id
) NULLS LAST, title`

/** What the customer bought most, or last, comes first; what was bought of a variant counts for its product. */
const purchaseOrder = (tenantId: string, { purchasesOf, by }: PurchaseOrder) => sql`(
  SELECT ${by === 'quantity' ? sql`sum(line.qty)` : sql`max(extract(epoch FROM bought.placed_at))`}
  FROM commerce.order_lines line
  JOIN commerce.orders bought ON bought.tenant_id = line.tenant_id AND bought.order_id = line.order_id
  WHERE line.tenant_id = ${tenantId} AND bought.customer_id = ${purchasesOf} AND line.product_id IN (
    SELECT shelf.product_id UNION ALL SELECT variant.product_id FROM commerce.products variant
    WHERE variant.tenant_id = ${tenantId} AND variant.parent_product_id = shelf.product_id)
) DESC NULLS LAST, title`
