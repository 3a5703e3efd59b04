import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { listLargeSearch } from './large-search.store.ts'
import { idsOfPage, type ListedIds, type ListingOrder, type ListingPage, orderOf } from './listing-page.sql.ts'
import type { Filters, Shelf } from './shelf.ts'
import { missesOf } from './shelf-filters.sql.ts'
import { shelfParts } from './shelf.sql.ts'

/** One page of the ids on a shelf, and how many there are on all pages. */
export async function listIds(
  tx: Transaction,
  shelf: Shelf,
  page: ListingPage,
  order: ListingOrder,
  filters: Filters = new Map(),
): Promise<ListedIds> {
  const likely = filters.size === 0 ? await listLargeSearch(tx, shelf, page, order) : undefined
  return likely ?? (await listAll(tx, shelf, page, order, filters))
}

async function listAll(
  { db, tenantId }: Transaction,
  shelf: Shelf,
  page: ListingPage,
  order: ListingOrder,
  filters: Filters,
): Promise<ListedIds> {
  const { by, ...asked } = orderOf(tenantId, order)
  const { rows } = await db.execute<ListedIds>(sql`
    WITH ${shelfParts(tenantId, shelf, { filters, ...asked })}
    SELECT (SELECT count(*)::int FROM shelf) AS count, ${idsOfPage(by, page)} AS ids`)
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
    WITH ${shelfParts(tenantId, shelf, { columns: FACET_COLUMNS, stock: true })},
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
