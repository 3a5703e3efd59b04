import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { productLinks } from '../catalogue/product-links.table.ts'
import { products } from '../catalogue/products.table.ts'
import { stock } from '../catalogue/stock.table.ts'
import type { Transaction } from '../database/database.ts'
import type { ChosenSubstitute } from './cart-contents.types.ts'

const AT_MOST = 20

const substitute = {
  productId: products.productId,
  title: products.title,
  imageUrl: products.imageUrl,
  priceCents: products.priceCents,
  seoName: products.seoName,
  onHand: stock.onHand,
}

const isStockAt = (locationId: string | null) =>
  and(
    eq(stock.tenantId, products.tenantId),
    eq(stock.productId, products.productId),
    locationId ? eq(stock.locationId, locationId) : isNull(stock.tenantId),
  )

export const readSubstitutes = (
  { db, tenantId }: Transaction,
  productId: string,
  locationId: string | null,
  maySeeRestricted: boolean,
) =>
  db
    .select(substitute)
    .from(productLinks)
    .innerJoin(
      products,
      and(eq(products.tenantId, productLinks.tenantId), eq(products.productId, productLinks.linkedProductId)),
    )
    .leftJoin(stock, isStockAt(locationId))
    .where(
      and(
        eq(productLinks.tenantId, tenantId),
        eq(productLinks.productId, productId),
        eq(productLinks.kind, 'substitute'),
        eq(products.isActive, true),
        maySeeRestricted ? undefined : eq(products.hasAgeRestriction, false),
      ),
    )
    .orderBy(asc(productLinks.position), asc(products.productId))
    .limit(AT_MOST)

/** Products that shoppers have chosen to come instead; one that the store no longer has is not among them. */
export async function readSubstitutesById(
  { db, tenantId }: Transaction,
  locationId: string | null,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ChosenSubstitute>> {
  const rows = await db
    .select(substitute)
    .from(products)
    .leftJoin(stock, isStockAt(locationId))
    .where(
      and(eq(products.tenantId, tenantId), inArray(products.productId, [...productIds]), eq(products.isActive, true)),
    )
  return new Map(rows.map((row) => [row.productId, row]))
}
