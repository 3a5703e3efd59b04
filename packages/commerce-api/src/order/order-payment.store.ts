import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { type OrderPaymentRecord, orderPayments } from './order-payments.table.ts'

const ofOrder = ({ tenantId }: Transaction, orderId: string) =>
  and(eq(orderPayments.tenantId, tenantId), eq(orderPayments.orderId, orderId))

export async function findCardPayment(tx: Transaction, orderId: string): Promise<OrderPaymentRecord | undefined> {
  const [payment] = await tx.db
    .select()
    .from(orderPayments)
    .where(and(ofOrder(tx, orderId), eq(orderPayments.kind, 'card')))
  return payment
}

export const listPayments = (tx: Transaction, orderId: string): Promise<OrderPaymentRecord[]> =>
  tx.db.select().from(orderPayments).where(ofOrder(tx, orderId)).orderBy(orderPayments.createdAt, orderPayments.kind)

type Changes = Partial<Pick<OrderPaymentRecord, 'state' | 'providerReference' | 'brand' | 'last4' | 'updatedAt'>>

export async function changePayments(tx: Transaction, orderId: string, from: string, changes: Changes) {
  await tx.db
    .update(orderPayments)
    .set(changes)
    .where(and(ofOrder(tx, orderId), eq(orderPayments.state, from)))
}
