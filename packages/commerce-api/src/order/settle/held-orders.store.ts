import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { orderPayments } from '../order-payments.table.ts'
import { orders } from '../orders.table.ts'

const STANDING = ['placed', 'preparing', 'ready', 'on-the-way', 'completed']

type Hold = { readonly orderId: string; readonly heldFor: string; readonly at: Date }

/** What an order was held for first stays: nobody prepares it either way. */
export async function holdOrder({ db, tenantId }: Transaction, { orderId, heldFor, at }: Hold) {
  await db
    .update(orders)
    .set({ heldFor, heldAt: at, updatedAt: at })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.orderId, orderId)))
}

/** Orders that stand and are held since, whose money is believed to be bound, with what ought to be known of it. */
export const listHeld = ({ db, tenantId }: Transaction, since: Date, limit: number) =>
  db
    .select({
      orderId: orders.orderId,
      heldAt: orders.heldAt,
      provider: orderPayments.provider,
      providerReference: orderPayments.providerReference,
      amountCents: orderPayments.amountCents,
    })
    .from(orders)
    .innerJoin(
      orderPayments,
      and(
        eq(orderPayments.tenantId, orders.tenantId),
        eq(orderPayments.orderId, orders.orderId),
        eq(orderPayments.kind, 'card'),
        inArray(orderPayments.state, ['authorised', 'captured']),
      ),
    )
    .where(
      and(
        eq(orders.tenantId, tenantId),
        isNotNull(orders.heldFor),
        gt(orders.heldAt, since),
        inArray(orders.state, STANDING),
      ),
    )
    .orderBy(orders.heldAt)
    .limit(limit)

/** Lets an order go on, if it is held for nothing newer than what was looked at. */
export async function releaseOrder({ db, tenantId }: Transaction, orderId: string, heldAt: Date, at: Date) {
  const released = await db
    .update(orders)
    .set({ heldFor: null, heldAt: null, updatedAt: at })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.orderId, orderId), isHeldSince(heldAt)))
    .returning({ orderId: orders.orderId })
  return released.length > 0
}

/** A `Date` has milliseconds, the database's clock microseconds. */
const isHeldSince = (at: Date) =>
  sql`date_trunc('milliseconds', ${orders.heldAt}) = date_trunc('milliseconds', ${at.toISOString()}::timestamptz)`
