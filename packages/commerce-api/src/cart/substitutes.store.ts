import { and, asc, eq, isNull } from 'drizzle-orm'
import { productLinks } from '../catalogue/product-links.table.ts'
import { products } from '../catalogue/products.table.ts'
import { stock } from '../catalogue/stock.table.ts'
import type { Transaction } from '../database/database.ts'

const AT_MOST = 20

export const readSubstitutes = (
  { db, tenantId }: Transaction,
  productId: string,
  locationId: string | null,
  maySeeRestricted: boolean,
) =>
  db
    .select({
      productId: products.productId,
      title: products.title,
      imageUrl: products.imageUrl,
      priceCents: products.priceCents,
      seoName: products.seoName,
      onHand: stock.onHand,
    })
    .from(productLinks)
    .innerJoin(
      products,
      and(eq(products.tenantId, productLinks.tenantId), eq(products.productId, productLinks.linkedProductId)),
    )
    .leftJoin(
      stock,
      and(
        eq(stock.tenantId, products.tenantId),
        eq(stock.productId, products.productId),
        locationId ? eq(stock.locationId, locationId) : isNull(stock.tenantId),
      ),
    )
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
