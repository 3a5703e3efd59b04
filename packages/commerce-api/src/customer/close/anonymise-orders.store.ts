import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { couponRedemptions } from '../../discount/coupon-redemptions.table.ts'
import { orderFulfillments } from '../../order/order-fulfillments.table.ts'
import { orderLines } from '../../order/order-lines.table.ts'
import { orderPayments } from '../../order/order-payments.table.ts'
import { orders } from '../../order/orders.table.ts'
import { returns } from '../../order/returns.table.ts'

/** RFC 2606: no mail is ever delivered to it. */
const NOBODY = 'closed-account@invalid'

/** A receipt's tax is the place's: city, state and zip stay, street and name do not. */
const placeOf = sql`jsonb_strip_nulls(jsonb_build_object(
  'city', ${orderFulfillments.address} -> 'city',
  'state', ${orderFulfillments.address} -> 'state',
  'zip', ${orderFulfillments.address} -> 'zip'))`

/** Orders stay as receipts: goods, money, taxes, days. Nothing in them tells whose they were. */
export async function anonymiseOrders({ db, tenantId }: Transaction, customerId: string, tombstone: string) {
  const areOwn = and(eq(orders.tenantId, tenantId), eq(orders.customerId, customerId))
  const own = db.select({ orderId: orders.orderId }).from(orders).where(areOwn)
  await db
    .update(orderFulfillments)
    .set({
      address: sql`CASE WHEN ${orderFulfillments.address} IS NULL THEN NULL ELSE ${placeOf} END`,
      pickupInfo: null,
      deliveryInstruction: null,
      arrival: null,
    })
    .where(and(eq(orderFulfillments.tenantId, tenantId), inArray(orderFulfillments.orderId, own)))
  await db
    .update(orderLines)
    .set({ instruction: null })
    .where(and(eq(orderLines.tenantId, tenantId), inArray(orderLines.orderId, own)))
  await db
    .update(orderPayments)
    .set({ paymentMethodId: null, billingAddress: null })
    .where(and(eq(orderPayments.tenantId, tenantId), inArray(orderPayments.orderId, own)))
  await db
    .update(returns)
    .set({ comment: null })
    .where(and(eq(returns.tenantId, tenantId), inArray(returns.orderId, own)))
  await db
    .update(couponRedemptions)
    .set({ subject: tombstone, recipientHash: null })
    .where(and(eq(couponRedemptions.tenantId, tenantId), inArray(couponRedemptions.orderId, own)))
  await db
    .update(orders)
    .set({
      subject: tombstone,
      firstName: null,
      lastName: null,
      email: NOBODY,
      phone: null,
      instruction: null,
      trackingTokenHash: null,
    })
    .where(areOwn)
}
