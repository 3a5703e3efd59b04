import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { orderPayments } from '../order-payments.table.ts'
import { orders } from '../orders.table.ts'
import { type CardRefundRecord, cardRefunds } from './card-refunds.table.ts'

type NewRefund = Pick<CardRefundRecord, 'refundId' | 'orderId' | 'cents'> & { readonly at: Date }

export async function insertRefund({ db, tenantId }: Transaction, { at, ...refund }: NewRefund) {
  await db.insert(cardRefunds).values({ tenantId, ...refund, nextTryAt: at, createdAt: at, updatedAt: at })
}

/** Parts that are due now, with the card payment that they are of and what is known of it, the oldest first. */
export const listDue = ({ db, tenantId }: Transaction, now: Date, limit: number) =>
  db
    .select({
      refundId: cardRefunds.refundId,
      orderId: cardRefunds.orderId,
      cents: cardRefunds.cents,
      sentCents: cardRefunds.sentCents,
      tries: cardRefunds.tries,
      provider: orderPayments.provider,
      transactionId: orderPayments.providerReference,
      amountCents: orderPayments.amountCents,
      refundDueCents: orderPayments.refundDueCents,
    })
    .from(cardRefunds)
    .innerJoin(
      orderPayments,
      and(
        eq(orderPayments.tenantId, cardRefunds.tenantId),
        eq(orderPayments.orderId, cardRefunds.orderId),
        eq(orderPayments.kind, 'card'),
      ),
    )
    .where(and(eq(cardRefunds.tenantId, tenantId), sql`${cardRefunds.state} = 'due'`, lte(cardRefunds.nextTryAt, now)))
    .orderBy(asc(cardRefunds.createdAt), asc(cardRefunds.refundId))
    .limit(limit)
export type DueRefund = Awaited<ReturnType<typeof listDue>>[number]

const isDue = ({ tenantId }: Transaction, refundId: string) =>
  and(eq(cardRefunds.tenantId, tenantId), eq(cardRefunds.refundId, refundId), eq(cardRefunds.state, 'due'))

/**
 * What is asked of the provider is written down before: asked for again, it is the same.
 * @returns what to ask for; `undefined` when it is no longer due
 */
export async function markSent(tx: Transaction, refundId: string, cents: number, at: Date) {
  const [sent] = await tx.db
    .update(cardRefunds)
    .set({ sentCents: sql`coalesce(${cardRefunds.sentCents}, ${cents})`, updatedAt: at })
    .where(isDue(tx, refundId))
    .returning({ cents: cardRefunds.sentCents })
  return sent?.cents ?? undefined
}

/** @returns whether it was due until now: of two who end it, one has */
export async function endRefund(tx: Transaction, refundId: string, state: 'done' | 'refused', at: Date) {
  const ended = await tx.db
    .update(cardRefunds)
    .set({ state, updatedAt: at })
    .where(isDue(tx, refundId))
    .returning({ refundId: cardRefunds.refundId })
  return ended.length > 0
}

export async function postponeRefund(tx: Transaction, refundId: string, nextTryAt: Date, at: Date) {
  await tx.db
    .update(cardRefunds)
    .set({ nextTryAt, tries: sql`${cardRefunds.tries} + 1`, updatedAt: at })
    .where(isDue(tx, refundId))
}

/** An order that comes to nothing gives all back at once. */
export async function cancelRefunds({ db, tenantId }: Transaction, orderId: string, at: Date) {
  await db
    .update(cardRefunds)
    .set({ state: 'canceled', updatedAt: at })
    .where(
      and(
        eq(cardRefunds.tenantId, tenantId),
        eq(cardRefunds.orderId, orderId),
        inArray(cardRefunds.state, ['due', 'refused']),
      ),
    )
}

/** Parts that a provider has refused to give back: somebody has to. */
export const listRefused = ({ db, tenantId }: Transaction) =>
  db
    .select({ orderNumber: orders.orderNumber, cents: cardRefunds.cents, since: cardRefunds.updatedAt })
    .from(cardRefunds)
    .innerJoin(orders, and(eq(orders.tenantId, cardRefunds.tenantId), eq(orders.orderId, cardRefunds.orderId)))
    .where(and(eq(cardRefunds.tenantId, tenantId), eq(cardRefunds.state, 'refused')))
    .orderBy(asc(cardRefunds.updatedAt))
