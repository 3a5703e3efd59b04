import { and, eq } from 'drizzle-orm'
import { products } from '../catalogue/products.table.ts'
import type { Transaction } from '../database/database.ts'
import { autoShipOrders } from './auto-ship-orders.table.ts'

type NewSubscription = Omit<typeof autoShipOrders.$inferInsert, 'tenantId'>

export async function insertSubscription({ db, tenantId }: Transaction, subscription: NewSubscription) {
  await db.insert(autoShipOrders).values({ tenantId, ...subscription })
}

export async function readDiscountPercent({ db, tenantId }: Transaction, productId: string): Promise<number> {
  const [product] = await db
    .select({ percent: products.autoShipDiscountPercent })
    .from(products)
    .where(and(eq(products.tenantId, tenantId), eq(products.productId, productId)))
  return product?.percent ?? 0
}
