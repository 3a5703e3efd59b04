import { GiftCardStatus } from '@aisle/api/gift-card'
import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { giftCards } from './gift-cards.table.ts'

/**
 * Takes back the gift cards that an order has made, for good. One that was spent from, or that somebody else has by now,
 * stays: it is money in other hands.
 * @returns whether none had to stay
 */
export async function withdrawIssued({ db, tenantId }: Transaction, orderId: string, at: Date): Promise<boolean> {
  const issued = and(eq(giftCards.tenantId, tenantId), eq(giftCards.orderId, orderId), isNotNull(giftCards.orderLineId))
  // Past its day, nobody can activate it again.
  const withdrawn = await db
    .update(giftCards)
    .set({ status: GiftCardStatus.Revoked, expiresAt: at, claimTokenHash: null, updatedAt: at })
    .where(
      and(
        issued,
        eq(giftCards.balanceCents, giftCards.initialCents),
        sql`${giftCards.ownerCustomerId} IS NOT DISTINCT FROM ${giftCards.purchaserCustomerId}`,
      ),
    )
    .returning({ giftCardId: giftCards.giftCardId })
  const [all] = await db.select({ count: count() }).from(giftCards).where(issued)
  return withdrawn.length === (all?.count ?? 0)
}
