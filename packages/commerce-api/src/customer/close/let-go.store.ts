import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { autoShipDeliveries } from '../../auto-ship/auto-ship-deliveries.table.ts'
import { autoShipOrders } from '../../auto-ship/auto-ship-orders.table.ts'
import type { Transaction } from '../../database/database.ts'
import { couponRedemptions } from '../../discount/coupon-redemptions.table.ts'
import { coupons } from '../../discount/coupons.table.ts'
import { giftCards } from '../../gift-card/gift-cards.table.ts'
import { reviews } from '../../review/reviews.table.ts'
import { storeFeedback } from '../../review/store-feedback.table.ts'
import { closingMessages } from './close-account.messages.ts'

/** Nothing is sent any more: subscriptions end, and so do the deliveries that were to come. */
export async function cancelAutoShip({ db, tenantId }: Transaction, customerId: string, now: Date) {
  const areOwn = and(eq(autoShipOrders.tenantId, tenantId), eq(autoShipOrders.customerId, customerId))
  const own = db.select({ id: autoShipOrders.subscriptionId }).from(autoShipOrders).where(areOwn)
  await db
    .update(autoShipDeliveries)
    .set({ state: 'skipped' })
    .where(
      and(
        eq(autoShipDeliveries.tenantId, tenantId),
        inArray(autoShipDeliveries.subscriptionId, own),
        eq(autoShipDeliveries.state, 'upcoming'),
      ),
    )
  await db.update(autoShipOrders).set({ status: 'cancelled', nextDate: null, updatedAt: now }).where(areOwn)
}

/** Other shoppers keep what was written about a product, not who wrote it. */
export async function anonymiseReviews(
  { db, tenantId }: Transaction,
  customerId: string,
  subject: string,
  tombstone: string,
) {
  await db
    .update(reviews)
    .set({ customerId: null, orderId: null, authorName: closingMessages.formerCustomer })
    .where(and(eq(reviews.tenantId, tenantId), eq(reviews.customerId, customerId)))
  await db
    .update(storeFeedback)
    .set({ subject: tombstone, orderId: null, pageUrl: null })
    .where(and(eq(storeFeedback.tenantId, tenantId), eq(storeFeedback.subject, subject)))
}

/** The money on a card belongs to whoever has its number: the card stays, its people do not. */
export async function freeGiftCards(
  { db, tenantId }: Transaction,
  customerId: string,
  subject: string,
  email: string | null,
) {
  const inTenant = eq(giftCards.tenantId, tenantId)
  if (email !== null) {
    await db
      .update(giftCards)
      .set({ recipientName: null, recipientEmail: null, message: null })
      .where(and(inTenant, sql`lower(${giftCards.recipientEmail}) = lower(${email})`))
  }
  await db
    .update(giftCards)
    .set({ ownerCustomerId: null })
    .where(and(inTenant, eq(giftCards.ownerCustomerId, customerId)))
  await db
    .update(giftCards)
    .set({ purchaserCustomerId: null })
    .where(and(inTenant, eq(giftCards.purchaserCustomerId, customerId)))
  await db
    .update(giftCards)
    .set({ purchaserSubject: null })
    .where(and(inTenant, eq(giftCards.purchaserSubject, subject)))
}

/** Personal coupons go; one that an order has used stays with its receipt, and is good for nothing. */
export async function endCoupons({ db, tenantId }: Transaction, customerId: string) {
  const areOwn = and(eq(coupons.tenantId, tenantId), eq(coupons.customerId, customerId))
  const used = db
    .select({ couponId: couponRedemptions.couponId })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.tenantId, tenantId))
  await db.delete(coupons).where(and(areOwn, notInArray(coupons.couponId, used)))
  await db.update(coupons).set({ isActive: false }).where(areOwn)
}
