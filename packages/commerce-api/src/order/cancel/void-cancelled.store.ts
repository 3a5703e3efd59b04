import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { orderPayments } from '../order-payments.table.ts'
import { orders } from '../orders.table.ts'

const BOUND = ['authorised', 'captured'] as const

/**
 * Card payments that still bind money for orders that are canceled, or were given up before the money came: those that
 * nobody has looked at for longest.
 */
export const listBound = ({ db, tenantId }: Transaction, limit: number) =>
  db
    .select({
      orderId: orderPayments.orderId,
      provider: orderPayments.provider,
      providerReference: orderPayments.providerReference,
    })
    .from(orderPayments)
    .innerJoin(orders, and(eq(orders.tenantId, orderPayments.tenantId), eq(orders.orderId, orderPayments.orderId)))
    .where(
      and(
        eq(orderPayments.tenantId, tenantId),
        eq(orderPayments.kind, 'card'),
        inArray(orderPayments.state, BOUND),
        inArray(orders.state, ['canceled', 'failed']),
      ),
    )
    .orderBy(asc(orderPayments.updatedAt), asc(orderPayments.orderId))
    .limit(limit)

/** The others come first in the next round. */
export async function noteLookedAt({ db, tenantId }: Transaction, orderId: string, at: Date) {
  await db
    .update(orderPayments)
    .set({ updatedAt: at })
    .where(
      and(
        eq(orderPayments.tenantId, tenantId),
        eq(orderPayments.orderId, orderId),
        eq(orderPayments.kind, 'card'),
        inArray(orderPayments.state, BOUND),
      ),
    )
}
