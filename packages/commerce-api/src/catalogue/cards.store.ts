import type { ProductDiscount } from '@aisle/api/product-card'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { favorites } from '../favorite/favorites.table.ts'
import { categories } from './categories.table.ts'
import { offersOf } from './offers.sql.ts'
import { products } from './products.table.ts'

type CardScope = { readonly locationId: string | undefined; readonly now: Date }

/** Products and their variants with price, offers and stock, as cards show them. */
export async function readCardRows(
  { db, tenantId }: Transaction,
  ids: readonly string[],
  { locationId, now }: CardScope,
) {
  const wanted = sql.param([...ids])
  const own = sql`entry.product_id IN (SELECT product_id FROM commerce.products WHERE tenant_id = ${tenantId}
    AND (product_id = ANY (${wanted}::uuid[]) OR parent_product_id = ANY (${wanted}::uuid[])))`
  const offers = sql`(${offersOf(tenantId, now, own)})`
  const onHand = sql<number | null>`(SELECT max(shelf.on_hand) FROM commerce.stock shelf
    WHERE shelf.tenant_id = ${tenantId} AND shelf.product_id = ${products.productId}
    ${locationId ? sql`AND shelf.location_id = ${locationId}` : sql``})`
  return await db
    .select({
      product: products,
      categorySeoName: categories.seoName,
      offerCents: sql<number | null>`offer.price_cents`,
      offerLabels: sql<readonly ProductDiscount[] | null>`offer.labels`,
      onHand,
    })
    .from(products)
    .leftJoin(
      categories,
      and(eq(categories.tenantId, products.tenantId), eq(categories.categoryId, products.categoryId)),
    )
    .leftJoin(sql`${offers} AS offer`, sql`offer.product_id = ${products.productId}`)
    .where(
      and(
        eq(products.tenantId, tenantId),
        eq(products.isActive, true),
        sql`(${products.productId} = ANY (${wanted}::uuid[]) OR ${products.parentProductId} = ANY (${wanted}::uuid[]))`,
      ),
    )
    .orderBy(products.priceCents, products.productId)
}

export type CardRow = Awaited<ReturnType<typeof readCardRows>>[number]

/** Which of the products the customer favours. */
export async function readFavoriteIds({ db, tenantId }: Transaction, customerId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await db
    .select({ productId: favorites.productId })
    .from(favorites)
    .where(
      and(
        eq(favorites.tenantId, tenantId),
        eq(favorites.customerId, customerId),
        inArray(favorites.productId, [...ids]),
      ),
    )
  return new Set(rows.map((row) => row.productId))
}
