import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { orderPayments } from '../order-payments.table.ts'
import { type OrderRecord, orders } from '../orders.table.ts'

/** Orders that nobody prepares until somebody has looked at them, with how their card payment stands; the oldest first. */
export const listHeldOrders = ({ db, tenantId }: Transaction) =>
  db
    .select({
      orderNumber: orders.orderNumber,
      state: orders.state,
      heldFor: orders.heldFor,
      heldAt: orders.heldAt,
      totalCents: orders.totalCents,
      provider: orderPayments.provider,
      paymentState: orderPayments.state,
    })
    .from(orders)
    .leftJoin(
      orderPayments,
      and(
        eq(orderPayments.tenantId, orders.tenantId),
        eq(orderPayments.orderId, orders.orderId),
        eq(orderPayments.kind, 'card'),
      ),
    )
    .where(
      and(eq(orders.tenantId, tenantId), isNotNull(orders.heldFor), notInArray(orders.state, ['failed', 'canceled'])),
    )
    .orderBy(asc(orders.heldAt), asc(orders.orderNumber))

export async function findOrderByNumber({ db, tenantId }: Transaction, orderNumber: string) {
  const [order]: OrderRecord[] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.orderNumber, orderNumber)))
  return order
}
