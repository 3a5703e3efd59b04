import { and, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import { carts } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'
import { itemsOf } from '../database/items.ts'
import { prepared, value } from '../database/prepared.ts'
import { change, insertion, writeTogether } from '../database/writes.ts'
import { orderEvents } from './order-events.table.ts'
import { orderLines } from './order-lines.table.ts'
import { type OrderRecord, orders } from './orders.table.ts'

const isOrder = ({ tenantId }: Transaction, orderId: string) =>
  and(eq(orders.tenantId, tenantId), eq(orders.orderId, orderId))

export async function findOrder(tx: Transaction, orderId: string): Promise<OrderRecord | undefined> {
  const [order] = await tx.db.select().from(orders).where(isOrder(tx, orderId))
  return order
}

const ofOrder = alias(orders, 'of_order')
const cartOfOrder = (db: NodePgDatabase) =>
  db
    .select({ cartId: ofOrder.cartId })
    .from(ofOrder)
    .where(and(eq(ofOrder.tenantId, value('tenantId')), eq(ofOrder.orderId, value('orderId'))))

const lineTypesOf = (db: NodePgDatabase) =>
  sql<number[]>`ARRAY(${db
    .select({ type: orderLines.orderType })
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, orders.tenantId), eq(orderLines.orderId, orders.orderId)))})`

const selectLocked = prepared((db) =>
  db
    .select({ ...getTableColumns(orders), lineTypes: lineTypesOf(db) })
    .from(carts)
    .innerJoin(orders, and(eq(orders.tenantId, value('tenantId')), eq(orders.orderId, value('orderId'))))
    // Each of the two is found by its own key: joined by the cart, a plan for few rows compares all with all.
    .where(and(eq(carts.tenantId, value('tenantId')), eq(carts.cartId, cartOfOrder(db))))
    .for('update')
    .prepare('lock_order_with_cart'),
)

/** With the types of its lines. */
export type LockedOrder = OrderRecord & { readonly lineTypes: readonly number[] }

/** An order and its cart, locked: the cart first, as everybody does. */
export async function lockOrderWithCart(tx: Transaction, orderId: string): Promise<LockedOrder | undefined> {
  const [order] = await selectLocked(tx, { orderId })
  return order
}

const selectFree = prepared((db) =>
  db
    .select({
      orderId: orders.orderId,
      orderNumber: orders.orderNumber,
      cartId: orders.cartId,
      state: orders.state,
      subject: orders.subject,
      customerId: orders.customerId,
      email: orders.email,
      locationId: orders.locationId,
      totalCents: orders.totalCents,
      lineTypes: lineTypesOf(db),
    })
    .from(itemsOf({ orderId: 'uuid' }))
    .innerJoin(orders, and(eq(orders.tenantId, value('tenantId')), sql`${orders.orderId} = item."orderId"`))
    .innerJoin(carts, and(eq(carts.tenantId, value('tenantId')), eq(carts.cartId, orders.cartId)))
    .for('update', { skipLocked: true })
    .prepare('lock_free_orders'),
)

/** Those of the orders that nobody has locked, with their carts, locked: it waits for nobody, so the order is free. */
export const lockFreeOrders = (tx: Transaction, orderIds: readonly string[]) => selectFree(tx, { orderId: orderIds })

/** The order that a cart became; one whose payment failed does not count. */
export async function findOrderOfCart({ db, tenantId }: Transaction, cartId: string): Promise<OrderRecord | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.cartId, cartId), ne(orders.state, 'failed')))
  return order
}

type Changes = Partial<Pick<OrderRecord, 'state' | 'paymentState' | 'updatedAt' | 'canceledAt' | 'placedAt'>>

/** A reserved order, which the caller has locked, is paid. */
export const orderConfirmed = change<{ readonly orderId: string; readonly now: Date }>(
  'confirm_order',
  { orderId: 'uuid', now: 'timestamptz' },
  (items) => sql`UPDATE commerce.orders placed
    SET state = 'placed', payment_state = 'authorised', updated_at = item.now FROM ${items}
    WHERE placed.tenant_id = ${value('tenantId')} AND placed.order_id = item."orderId"`,
)

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

/** An order's event as a part of a statement that writes more. */
export const eventRecorded = insertion('record_order_event', orderEvents, ['orderId', 'kind', 'at'])

export const recordEvent = (tx: Transaction, orderId: string, kind: string, at: Date) =>
  writeTogether(tx, [eventRecorded({ orderId, kind, at })])
