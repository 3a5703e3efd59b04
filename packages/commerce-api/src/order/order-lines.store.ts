import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { type OrderLineRecord, orderLines } from './order-lines.table.ts'

export const listOrderLines = (
  { db, tenantId }: Transaction,
  orderIds: readonly string[],
): Promise<OrderLineRecord[]> =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), inArray(orderLines.orderId, [...orderIds])))
    .orderBy(orderLines.position)
