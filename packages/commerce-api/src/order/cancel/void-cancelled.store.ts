import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { orderPayments } from '../order-payments.table.ts'
import { orders } from '../orders.table.ts'

/** Card payments that still bind money for orders that are canceled, or were given up before the money came. */
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
        inArray(orderPayments.state, ['authorised', 'captured']),
        inArray(orders.state, ['canceled', 'failed']),
      ),
    )
    .limit(limit)
