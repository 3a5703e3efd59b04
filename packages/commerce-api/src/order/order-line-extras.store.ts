import { and, eq } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import type { Transaction } from '../database/database.ts'
import { orderLines } from './order-lines.table.ts'

/** What an order's lines do not keep of their products. */
export async function readLineExtras({ db, tenantId }: Transaction, orderId: string) {
  const rows = await db
    .selectDistinct({
      productId: products.productId,
      imageAlt: products.imageAlt,
      productFamily: products.productFamily,
      isAutoShip: products.isAutoShip,
    })
    .from(orderLines)
    .innerJoin(products, and(eq(products.tenantId, orderLines.tenantId), eq(products.productId, orderLines.productId)))
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)))
  return new Map(rows.map((row) => [row.productId, row]))
}
