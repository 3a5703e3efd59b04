import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { favorites } from './favorites.table.ts'

export async function addFavorites({ db, tenantId }: Transaction, customerId: string, productIds: readonly string[]) {
  if (productIds.length === 0) return
  await db
    .insert(favorites)
    .values(productIds.map((productId) => ({ tenantId, customerId, productId })))
    .onConflictDoNothing()
}

export async function removeFavorites(
  { db, tenantId }: Transaction,
  customerId: string,
  productIds: readonly string[],
) {
  if (productIds.length === 0) return
  await db
    .delete(favorites)
    .where(
      and(
        eq(favorites.tenantId, tenantId),
        eq(favorites.customerId, customerId),
        inArray(favorites.productId, [...productIds]),
      ),
    )
}

export type FavoriteCategory = {
  readonly categoryID: string
  readonly categoryName: string
  readonly productCount: number
}

/** The categories that the customer's favorites stand in, the fullest first. */
export async function readFavoriteCategories(
  { db, tenantId }: Transaction,
  customerId: string,
  maySeeRestricted: boolean,
) {
  const { rows } = await db.execute<FavoriteCategory>(sql`
    SELECT category.category_id AS "categoryID", category.name AS "categoryName", count(*)::int AS "productCount"
    FROM commerce.favorites favorite
    JOIN commerce.products product
      ON product.tenant_id = favorite.tenant_id AND product.product_id = favorite.product_id AND product.is_active
      ${maySeeRestricted ? sql`` : sql`AND NOT product.has_age_restriction`}
    JOIN commerce.categories category
      ON category.tenant_id = product.tenant_id AND category.category_id = product.category_id
    WHERE favorite.tenant_id = ${tenantId} AND favorite.customer_id = ${customerId}
    GROUP BY 1, 2 ORDER BY 3 DESC, 2`)
  return rows
}
