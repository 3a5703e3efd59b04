import { and, count, desc, eq, gte, ilike, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { locations } from '../location/locations.table.ts'
import { type OrderFulfillmentRecord, orderFulfillments } from './order-fulfillments.table.ts'
import { orderLines } from './order-lines.table.ts'
import { orders } from './orders.table.ts'

export type OrderListQuery = {
  readonly customerId: string
  readonly since: Date | undefined
  readonly states: readonly string[] | undefined
  readonly words: string | undefined
  readonly limit: number
  readonly offset: number
}

/** Orders that were not paid, or not yet, are no orders to a shopper. */
const UNSEEN = ['reserved', 'failed']

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

function whereOf({ tenantId }: Transaction, { customerId, since, states, words }: OrderListQuery) {
  const pattern = words ? `%${escapeLike(words)}%` : undefined
  return and(
    eq(orders.tenantId, tenantId),
    eq(orders.customerId, customerId),
    notInArray(orders.state, UNSEEN),
    since ? gte(orders.placedAt, since) : undefined,
    states ? inArray(orders.state, [...states]) : undefined,
    pattern ? or(ilike(orders.orderNumber, pattern), hasLineLike(pattern)) : undefined,
  )
}

const hasLineLike = (pattern: string) =>
  sql`EXISTS (SELECT FROM ${orderLines} WHERE ${orderLines.tenantId} = ${orders.tenantId}
    AND ${orderLines.orderId} = ${orders.orderId} AND ${orderLines.title} ILIKE ${pattern})`

export async function listOrders(tx: Transaction, query: OrderListQuery) {
  const where = whereOf(tx, query)
  const items = await tx.db
    .select({ order: orders, storeName: locations.name, timeZone: locations.timeZone })
    .from(orders)
    .innerJoin(locations, and(eq(locations.tenantId, orders.tenantId), eq(locations.locationId, orders.locationId)))
    .where(where)
    .orderBy(desc(orders.placedAt), orders.orderId)
    .limit(query.limit)
    .offset(query.offset)
  const [total] = await tx.db.select({ count: count() }).from(orders).where(where)
  return { items, count: total?.count ?? 0 }
}

export const listOrderFulfillments = (
  { db, tenantId }: Transaction,
  orderIds: readonly string[],
): Promise<OrderFulfillmentRecord[]> =>
  db
    .select()
    .from(orderFulfillments)
    .where(and(eq(orderFulfillments.tenantId, tenantId), inArray(orderFulfillments.orderId, [...orderIds])))
    .orderBy(orderFulfillments.codeName)
