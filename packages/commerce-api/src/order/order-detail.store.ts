import { and, asc, eq, notInArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { locations } from '../location/locations.table.ts'
import { orderEvents } from './order-events.table.ts'
import { orders } from './orders.table.ts'

export type OrderOwner = { readonly customerId: string | undefined; readonly subject: string }

/** Whose order: the customer's, or the guest's who placed it. In every WHERE (T5). */
const ownedBy = ({ customerId, subject }: OrderOwner): SQL =>
  customerId ? eq(orders.customerId, customerId) : eq(orders.subject, subject)

async function findWhere({ db, tenantId }: Transaction, owner: OrderOwner, which: SQL) {
  const [row] = await db
    .select({ order: orders, location: locations })
    .from(orders)
    .innerJoin(locations, and(eq(locations.tenantId, orders.tenantId), eq(locations.locationId, orders.locationId)))
    .where(and(eq(orders.tenantId, tenantId), ownedBy(owner), which, notInArray(orders.state, ['reserved', 'failed'])))
  return row
}
export type OwnOrder = NonNullable<Awaited<ReturnType<typeof findWhere>>>

export const findOwnOrder = (tx: Transaction, owner: OrderOwner, orderId: string) =>
  findWhere(tx, owner, eq(orders.orderId, orderId))

export const findOwnOrderByNumber = (tx: Transaction, owner: OrderOwner, orderNumber: string) =>
  findWhere(tx, owner, eq(orders.orderNumber, orderNumber))

export const listEvents = ({ db, tenantId }: Transaction, orderId: string) =>
  db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.tenantId, tenantId), eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.eventId))
