import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { orderEvents } from './order-events.table.ts'
import { type OrderRecord, orders } from './orders.table.ts'

const isOrder = ({ tenantId }: Transaction, orderId: string) =>
  and(eq(orders.tenantId, tenantId), eq(orders.orderId, orderId))

export async function findOrder(tx: Transaction, orderId: string): Promise<OrderRecord | undefined> {
  const [order] = await tx.db.select().from(orders).where(isOrder(tx, orderId))
  return order
}

export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRecord | undefined> {
  const [order] = await tx.db.select().from(orders).where(isOrder(tx, orderId)).for('update')
  return order
}

/** The order that a cart became; one whose payment failed does not count. */
export async function findOrderOfCart({ db, tenantId }: Transaction, cartId: string): Promise<OrderRecord | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.cartId, cartId), ne(orders.state, 'failed')))
  return order
}

type Changes = Partial<Pick<OrderRecord, 'state' | 'paymentState' | 'updatedAt' | 'canceledAt' | 'placedAt'>>

/** Moves an order on, if it still stands where it is believed to. Two who try at once: one succeeds. */
export async function moveOrder(tx: Transaction, orderId: string, from: readonly string[], changes: Changes) {
  const [order] = await tx.db
    .update(orders)
    .set(changes)
    .where(and(isOrder(tx, orderId), inArray(orders.state, [...from])))
    .returning()
  return order
}

/** Orders whose payment has been on its way for too long. */
export const listStuck = ({ db, tenantId }: Transaction, before: Date, limit: number): Promise<OrderRecord[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.state, 'reserved'), lt(orders.placedAt, before)))
    .orderBy(orders.placedAt)
    .limit(limit)

export async function recordEvent({ db, tenantId }: Transaction, orderId: string, kind: string, at: Date) {
  await db.insert(orderEvents).values({ tenantId, orderId, kind, at })
}
