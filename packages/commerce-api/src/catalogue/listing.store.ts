import { ListingSort } from '@aisle/api/listing-sort'
import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Filters, Shelf } from './shelf.ts'
import { missesOf, type ShelfColumn } from './shelf-filters.sql.ts'
import type { Place } from './shelf-source.sql.ts'
import { withShelf } from './shelf.sql.ts'

export type ListingPage = { readonly page: number; readonly pageSize: number }
export type ListedIds = { readonly count: number; readonly ids: readonly string[] }

/** Orders that a listing may ask for; the named ones are for lists that a customer keeps. */
export type ListingOrder = ListingSort | 'recent' | 'category' | PurchaseOrder

type PurchaseOrder = { readonly purchasesOf: string; readonly by: 'quantity' | 'date' }

type OrderBy = {
  readonly by: SQL
  readonly place?: Place
  readonly columns?: readonly ShelfColumn[]
  readonly stock?: boolean
}

const ORDERS: Readonly<Record<ListingSort | 'recent', OrderBy>> = {
  [ListingSort.Featured]: {
    by: sql`is_in_stock DESC, position, featured_rank, sales_count DESC, title`,
    place: 'position',
    columns: ['featured_rank', 'sales_count'],
    stock: true,
  },
  [ListingSort.PriceLowToHigh]: { by: sql`price, title` },
  [ListingSort.PriceHighToLow]: { by: sql`price DESC, title` },
  [ListingSort.BestSellers]: { by: sql`sales_count DESC, title`, columns: ['sales_count'] },
  [ListingSort.CustomerReviews]: {
    by: sql`rating_sum::real / nullif(rating_count, 0) DESC NULLS LAST, rating_count DESC, title`,
    columns: ['rating_sum', 'rating_count'],
  },
  recent: { by: sql`added_at DESC, title`, place: 'added_at' },
}

function orderOf(tenantId: string, order: ListingOrder): OrderBy {
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

/** One page of the ids on a shelf, and how many there are on all pages. */
export async function listIds(
  { db, tenantId }: Transaction,
  shelf: Shelf,
  { page, pageSize }: ListingPage,
  order: ListingOrder,
  filters?: Filters,
): Promise<ListedIds> {
  const { by, ...asked } = orderOf(tenantId, order)
  const { rows } = await db.execute<{ count: number; ids: string[] }>(sql`
    ${withShelf(tenantId, shelf, { filters, ...asked })}
    SELECT (SELECT count(*)::int FROM shelf) AS count,
      ARRAY(SELECT product_id FROM shelf ORDER BY ${by}, product_id
        LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) AS ids`)
  return rows[0] ?? { count: 0, ids: [] }
}

export type Facet = { readonly code: string; readonly value: string; readonly label: string; readonly count: number }

const FACET_COLUMNS = ['attributes', 'brand', 'category_id', 'rating_count', 'rating_sum'] as const

/** Dollars from which each step of the price filter counts. */
export const PRICE_STEPS = [0, 5, 10, 20, 50]

/**
 * What the products of a shelf can be filtered by, with how many each value would leave or, within a group that has a
 * choice already, would add: a group follows the choices in the others and not its own. Chosen values stay, also at 0.
 */
export async function readFacets(
  { db, tenantId }: Transaction,
  shelf: Shelf,
  filters: Filters = new Map(),
): Promise<readonly Facet[]> {
  /** How many rows fit every filter but the group's own. */
  const countOf = (code: SQL) =>
    filters.size === 0 ? sql`count(*)::int` : sql`(count(*) FILTER (WHERE misses <@ ARRAY[${code}]))::int`
  const { rows } = await db.execute<Facet>(sql`
    ${withShelf(tenantId, shelf, { columns: FACET_COLUMNS, stock: true })},
    counted AS (SELECT unfiltered.*, ${missesOf(tenantId, filters)} AS misses FROM unfiltered)
    SELECT * FROM (
      SELECT 'category' AS code, category.seo_name AS value, category.name AS label, ${countOf(sql`'category'`)} AS count
      FROM counted JOIN commerce.categories category
        ON category.tenant_id = ${tenantId} AND category.category_id = counted.category_id
      GROUP BY 2, 3
      UNION ALL
      SELECT 'brand', brand, brand, ${countOf(sql`'brand'`)} FROM counted WHERE brand <> '' GROUP BY brand
      UNION ALL
      SELECT attribute.key, attribute.value, attribute.value, ${countOf(sql`attribute.key`)}
      FROM counted, jsonb_each_text(counted.attributes) attribute GROUP BY 1, 2
      UNION ALL
      SELECT 'price', step::text, '', ${countOf(sql`'price'`)}
      FROM counted, LATERAL (SELECT max(step) AS step FROM unnest(${sql.param(PRICE_STEPS)}::int[]) AS steps(step)
        WHERE step * 100 <= price) bucket GROUP BY step
      UNION ALL
      SELECT 'rating', stars::text, '', ${countOf(sql`'rating'`)}
      FROM counted, generate_series(1, 4) stars WHERE rating_count > 0 AND rating_sum >= rating_count * stars GROUP BY stars
      UNION ALL SELECT 'offer', 'yes', '', ${countOf(sql`'offer'`)} FROM counted WHERE is_offered
      UNION ALL SELECT 'availability', 'in-stock', '', ${countOf(sql`'availability'`)} FROM counted WHERE is_in_stock
    ) facets WHERE count > 0 OR code || ':' || value = ANY (${sql.param(chosenOf(filters))}::text[])
    ORDER BY code, count DESC, label`)
  return rows
}

/** Chosen values as facets spell them: a price by where its step begins. */
const chosenOf = (filters: Filters): string[] =>
  [...filters].flatMap(([code, values]) =>
    values.map((value) => `${code}:${code === 'price' ? value.replace(/-.*$/, '') : value}`),
  )
