import { and, count, eq } from 'drizzle-orm'
import { autoShipOrders } from '../auto-ship/auto-ship-orders.table.ts'
import type { Transaction } from '../database/database.ts'

/** Subscriptions that began with an order. */
export async function countSubscriptions({ db, tenantId }: Transaction, orderId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(autoShipOrders)
    .where(and(eq(autoShipOrders.tenantId, tenantId), eq(autoShipOrders.orderId, orderId)))
  return row?.count ?? 0
}
