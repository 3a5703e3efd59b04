import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import { stock } from '../catalogue/stock.table.ts'
import type { Transaction } from '../database/database.ts'

/** Cards that the store sells, with their stock over all locations. */
export const listSoldCards = ({ db, tenantId }: Transaction) =>
  db
    .select({
      productId: products.productId,
      title: products.title,
      seoName: products.seoName,
      shortDescription: products.shortDescription,
      imageUrl: products.imageUrl,
      priceCents: products.priceCents,
      productFamily: products.productFamily,
      giftCardMinCents: products.giftCardMinCents,
      giftCardMaxCents: products.giftCardMaxCents,
      onHand: sql<number>`coalesce((SELECT sum(${stock.onHand})::int FROM ${stock}
        WHERE ${stock.tenantId} = ${products.tenantId} AND ${stock.productId} = ${products.productId}), 0)`,
    })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), gt(products.productFamily, 0), eq(products.isActive, true)))
    .orderBy(asc(products.featuredRank), asc(products.title), asc(products.productFamily))

export type SoldCard = Awaited<ReturnType<typeof listSoldCards>>[number]
