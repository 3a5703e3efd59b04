import type { OrderTotals } from '@aisle/api/order-totals'
import { toCents } from '@aisle/api/money'
import { orderTotal } from '@aisle/api/order-totals'
import { and, eq, inArray } from 'drizzle-orm'
import { taxRates } from '../../checkout/tax-rates.table.ts'
import type { Transaction } from '../../database/database.ts'
import { couponRedemptions } from '../../discount/coupon-redemptions.table.ts'
import { orderLines } from '../order-lines.table.ts'
import { orders } from '../orders.table.ts'

/** The taxes of a store as they are today. */
export const listTaxRates = ({ db, tenantId }: Transaction, locationId: string) =>
  db
    .select({ name: taxRates.name, ratePercent: taxRates.ratePercent, taxClass: taxRates.taxClass })
    .from(taxRates)
    .where(and(eq(taxRates.tenantId, tenantId), eq(taxRates.locationId, locationId)))

export async function markDeleted({ db, tenantId }: Transaction, orderLineIds: readonly string[]) {
  await db
    .update(orderLines)
    .set({ isDeleted: true })
    .where(and(eq(orderLines.tenantId, tenantId), inArray(orderLines.orderLineId, [...orderLineIds])))
}

/** The order's sums, and what its coupon has taken off. */
export async function rewriteTotals({ db, tenantId }: Transaction, orderId: string, totals: OrderTotals, at: Date) {
  const discountCents = toCents(totals.discountAmount)
  await db
    .update(orders)
    .set({
      totals,
      subtotalCents: toCents(totals.subTotal),
      discountCents,
      taxCents: toCents(totals.taxAmount),
      loyaltyCents: toCents(totals.loyaltyDollars ?? 0),
      giftCardCents: toCents(totals.giftCardAmount ?? 0),
      totalCents: toCents(orderTotal(totals)),
      updatedAt: at,
    })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.orderId, orderId)))
  await db
    .update(couponRedemptions)
    .set({ discountCents })
    .where(and(eq(couponRedemptions.tenantId, tenantId), eq(couponRedemptions.orderId, orderId)))
}
