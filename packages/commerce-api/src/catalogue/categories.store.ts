import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { categories } from './categories.table.ts'

export const readCategories = ({ db, tenantId }: Transaction) =>
  db
    .select()
    .from(categories)
    .where(eq(categories.tenantId, tenantId))
    .orderBy(asc(categories.position), asc(categories.name))

type CountScope = { readonly locationId: string | undefined; readonly maySeeRestricted: boolean }

/** How many listed products stand in each category, those of its children included. */
export async function countByCategory({ db, tenantId }: Transaction, { locationId, maySeeRestricted }: CountScope) {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    SELECT entry.category_id AS id, count(*)::int AS count
    FROM commerce.product_categories entry
    JOIN commerce.products product ON product.tenant_id = entry.tenant_id AND product.product_id = entry.product_id
    ${
      locationId
        ? sql`JOIN commerce.stock here ON here.tenant_id = entry.tenant_id AND here.product_id = entry.product_id
            AND here.location_id = ${locationId}`
        : sql``
    }
    WHERE entry.tenant_id = ${tenantId} AND product.is_active AND product.is_listed
      ${maySeeRestricted ? sql`` : sql`AND NOT product.has_age_restriction`}
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
