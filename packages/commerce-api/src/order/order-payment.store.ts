import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { value } from '../database/prepared.ts'
import { change } from '../database/writes.ts'
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

type Confirmed = Pick<OrderPaymentRecord, 'orderId' | 'providerReference' | 'brand' | 'last4'> & { readonly now: Date }

/** The provider's yes, on the payment that waits for it. */
export const paymentConfirmed = change<Confirmed>(
  'confirm_payment',
  { orderId: 'uuid', providerReference: 'text', brand: 'text', last4: 'text', now: 'timestamptz' },
  (items) => sql`UPDATE commerce.order_payments payment
    SET state = 'authorised', provider_reference = item."providerReference", brand = item.brand, last4 = item.last4,
      updated_at = item.now FROM ${items}
    WHERE payment.tenant_id = ${value('tenantId')} AND payment.order_id = item."orderId" AND payment.state = 'authorising'`,
)

export async function changePayments(tx: Transaction, orderId: string, from: string, changes: Changes) {
  await tx.db
    .update(orderPayments)
    .set(changes)
    .where(and(ofOrder(tx, orderId), eq(orderPayments.state, from)))
}

/** The money of a card is free, or back. @returns whether it was bound until now */
export async function freePayment(tx: Transaction, orderId: string, changes: Changes): Promise<boolean> {
  const freed = await tx.db
    .update(orderPayments)
    .set(changes)
    .where(
      and(
        ofOrder(tx, orderId),
        eq(orderPayments.kind, 'card'),
        inArray(orderPayments.state, ['authorised', 'captured']),
      ),
    )
    .returning({ paymentId: orderPayments.paymentId })
  return freed.length > 0
}

/** What the provider says of the card, whatever was believed of it; the caller has locked the order. */
export async function changeCardPayment(tx: Transaction, orderId: string, changes: Changes) {
  await tx.db
    .update(orderPayments)
    .set(changes)
    .where(and(ofOrder(tx, orderId), eq(orderPayments.kind, 'card')))
}

/** Gift cards and loyalty dollars that paid an order which came to nothing are whole again. */
export async function markBalancesRefunded(tx: Transaction, orderId: string, at: Date) {
  await tx.db
    .update(orderPayments)
    .set({ state: 'refunded', refundedCents: sql`${orderPayments.amountCents}`, updatedAt: at })
    .where(and(ofOrder(tx, orderId), inArray(orderPayments.kind, ['gift-card', 'loyalty'])))
}

/**
 * Promises that a part of a payment comes back, if that much of it is left: whoever would give more back than was paid
 * gives nothing.
 */
export async function promiseRefund(tx: Transaction, paymentId: string, cents: number, at: Date): Promise<boolean> {
  const due = sql`${orderPayments.refundDueCents} + ${cents}`
  const promised = await tx.db
    .update(orderPayments)
    .set({ refundDueCents: due, updatedAt: at })
    .where(
      and(
        eq(orderPayments.tenantId, tx.tenantId),
        eq(orderPayments.paymentId, paymentId),
        lte(due, orderPayments.amountCents),
      ),
    )
    .returning({ paymentId: orderPayments.paymentId })
  return promised.length > 0
}

/** A part of what a gift card or loyalty dollars have paid is back with them, if that much of it was left. */
export async function noteBalanceRefunded(tx: Transaction, paymentId: string, cents: number, at: Date) {
  if (!(await promiseRefund(tx, paymentId, cents, at))) return false
  await tx.db
    .update(orderPayments)
    .set({ refundedCents: sql`${orderPayments.refundedCents} + ${cents}` })
    .where(and(eq(orderPayments.tenantId, tx.tenantId), eq(orderPayments.paymentId, paymentId)))
  return true
}

/** What has been given back only grows: an earlier word that comes later changes nothing. */
export async function noteRefunded(tx: Transaction, orderId: string, cents: number, at: Date) {
  const refunded = sql`least(greatest(${orderPayments.refundedCents}, ${cents}::int), ${orderPayments.amountCents})`
  await tx.db
    .update(orderPayments)
    .set({
      refundedCents: refunded,
      state: sql`CASE WHEN ${refunded} = ${orderPayments.amountCents} THEN 'refunded' ELSE 'captured' END`,
      updatedAt: at,
    })
    .where(and(ofOrder(tx, orderId), eq(orderPayments.kind, 'card')))
}
