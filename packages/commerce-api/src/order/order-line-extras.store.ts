import { and, eq, or } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import type { Transaction } from '../database/database.ts'
import { orderLines } from './order-lines.table.ts'

/** What an order's lines do not keep of their products, and of those that may come instead. */
export async function readLineExtras({ db, tenantId }: Transaction, orderId: string) {
  const isOfLine = or(
    eq(products.productId, orderLines.productId),
    eq(products.productId, orderLines.substituteProductId),
  )
  const rows = await db
    .selectDistinct({
      productId: products.productId,
      title: products.title,
      seoName: products.seoName,
      imageUrl: products.imageUrl,
      imageAlt: products.imageAlt,
      priceCents: products.priceCents,
      productFamily: products.productFamily,
      isAutoShip: products.isAutoShip,
    })
    .from(orderLines)
    .innerJoin(products, and(eq(products.tenantId, orderLines.tenantId), isOfLine))
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)))
  return new Map(rows.map((row) => [row.productId, row]))
}
