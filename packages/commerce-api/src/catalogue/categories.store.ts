import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
import { categories } from './categories.table.ts'

export const readCategories = prepared((db) =>
  db
    .select()
    .from(categories)
    .where(eq(categories.tenantId, value('tenantId')))
    .orderBy(asc(categories.position), asc(categories.name))
    .prepare('categories'),
)

type CountScope = { readonly locationId: string | undefined; readonly maySeeRestricted: boolean }
export type CategoryCounts = ReadonlyMap<string, number>

/**
 * How many listed products stand in each category, those of its children included. The full join is why PostgreSQL does
 * not look up each product by itself (see `shelfParts`).
 */
export async function countByCategory(
  { db, tenantId }: Transaction,
  { locationId, maySeeRestricted }: CountScope,
): Promise<CategoryCounts> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    WITH seen AS MATERIALIZED (
      SELECT product_id FROM commerce.products
      WHERE tenant_id = ${tenantId} AND is_active AND is_listed ${maySeeRestricted ? sql`` : sql`AND NOT has_age_restriction`}
      ${locationId ? sql`INTERSECT SELECT product_id FROM commerce.stock WHERE tenant_id = ${tenantId} AND location_id = ${locationId}` : sql``}
    )
    SELECT entry.category_id AS id, count(*)::int AS count
    FROM seen
    FULL JOIN (SELECT category_id, product_id FROM commerce.product_categories WHERE tenant_id = ${tenantId}) entry
      ON entry.product_id = seen.product_id
    WHERE coalesce(entry.product_id = seen.product_id, false)
    GROUP BY entry.category_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export async function findCategory({ db, tenantId }: Transaction, categoryId: string) {
  const [category] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.tenantId, tenantId), eq(categories.categoryId, categoryId)))
  return category
}
