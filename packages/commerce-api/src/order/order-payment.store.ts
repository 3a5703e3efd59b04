import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
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

type Changes = Partial<
  Pick<OrderPaymentRecord, 'state' | 'providerReference' | 'refundedCents' | 'brand' | 'last4' | 'updatedAt'>
>

const updateCard = prepared((db) =>
  db
    .update(orderPayments)
    .set({
      state: 'authorised',
      providerReference: sql`${value('providerReference')}`,
      brand: sql`${value('brand')}`,
      last4: sql`${value('last4')}`,
      updatedAt: sql`${value('now')}`,
    })
    .where(
      and(
        eq(orderPayments.tenantId, value('tenantId')),
        eq(orderPayments.orderId, value('orderId')),
        eq(orderPayments.state, 'authorising'),
      ),
    )
    .prepare('confirm_payment'),
)

type Confirmed = Pick<OrderPaymentRecord, 'orderId' | 'providerReference' | 'brand' | 'last4'> & { readonly now: Date }

/** The provider's yes, on the payment that waits for it. */
export async function confirmPayment(tx: Transaction, payment: Confirmed) {
  await updateCard(tx, payment)
}

export async function changePayments(tx: Transaction, orderId: string, from: string, changes: Changes) {
  await tx.db
    .update(orderPayments)
    .set(changes)
    .where(and(ofOrder(tx, orderId), eq(orderPayments.state, from)))
}

/** What the provider says of the card, whatever was believed of it; the caller has locked the order. */
export async function changeCardPayment(tx: Transaction, orderId: string, changes: Changes) {
  await tx.db
    .update(orderPayments)
    .set(changes)
    .where(and(ofOrder(tx, orderId), eq(orderPayments.kind, 'card')))
}
