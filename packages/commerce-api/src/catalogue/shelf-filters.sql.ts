import { sql, type SQL } from 'drizzle-orm'
import type { Filters } from './shelf.ts'

/** Columns of products that only some orders, filters and counts ask for. */
export type ShelfColumn =
  | 'attributes'
  | 'bought_count'
  | 'brand'
  | 'category_id'
  | 'featured_rank'
  | 'rating_count'
  | 'rating_sum'

export const columnsOf = (filters: Filters): readonly ShelfColumn[] => [...filters.keys()].flatMap(columnsOfFilter)

function columnsOfFilter(code: string): readonly ShelfColumn[] {
  switch (code) {
    case 'brand':
      return ['brand']
    case 'rating':
      return ['rating_sum', 'rating_count']
    case 'category':
    case 'price':
    case 'offer':
    case 'availability':
      return []
    default:
      return ['attributes']
  }
}

/** Of a row of `unfiltered`: the codes of the filters that it does not fit, as an array of texts. */
export const missesOf = (tenantId: string, filters: Filters): SQL =>
  sql`array_remove(ARRAY[${sql.join(
    [...filters].map(
      ([code, values]) => sql`CASE WHEN ${conditionOfFilter(tenantId, code, values)} THEN NULL ELSE ${code} END`,
    ),
    sql`, `,
  )}]::text[], NULL)`

export function conditionsOf(tenantId: string, filters: Filters): SQL {
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
