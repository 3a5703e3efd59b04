import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { couponRedemptions } from '../discount/coupon-redemptions.table.ts'
import { coupons } from '../discount/coupons.table.ts'

export async function countCouponUse({ db, tenantId }: Transaction, couponId: string): Promise<boolean> {
  const used = await db
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(
      and(
        eq(coupons.tenantId, tenantId),
        eq(coupons.couponId, couponId),
        eq(coupons.isActive, true),
        or(isNull(coupons.usageLimit), lt(coupons.usedCount, coupons.usageLimit)),
      ),
    )
    .returning({ couponId: coupons.couponId })
  return used.length > 0
}

export async function countUsesOf({ db, tenantId }: Transaction, couponId: string, subject: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.tenantId, tenantId),
        eq(couponRedemptions.couponId, couponId),
        eq(couponRedemptions.subject, subject),
      ),
    )
  return row?.count ?? 0
}

type Redemption = Omit<typeof couponRedemptions.$inferInsert, 'tenantId'>

export async function recordRedemption({ db, tenantId }: Transaction, redemption: Redemption) {
  await db.insert(couponRedemptions).values({ tenantId, ...redemption })
}

/** An order that came to nothing used no coupon. */
export async function giveCouponBack({ db, tenantId }: Transaction, orderId: string) {
  const gone = await db
    .delete(couponRedemptions)
    .where(and(eq(couponRedemptions.tenantId, tenantId), eq(couponRedemptions.orderId, orderId)))
    .returning({ couponId: couponRedemptions.couponId })
  for (const { couponId } of gone) {
    await db
      .update(coupons)
      .set({ usedCount: sql`greatest(${coupons.usedCount} - 1, 0)` })
      .where(and(eq(coupons.tenantId, tenantId), eq(coupons.couponId, couponId)))
  }
}
