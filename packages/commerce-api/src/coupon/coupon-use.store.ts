import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { couponRedemptions } from '../discount/coupon-redemptions.table.ts'
import { coupons } from '../discount/coupons.table.ts'
import { hashRecipient } from '../guest/one-time-code.rules.ts'

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

/** Who uses a coupon. Subjects are to be had for nothing: whoever proves the same address is the same shopper (T26). */
export type CouponUser = { readonly subject: string; readonly email: string | undefined }

export async function countUsesOf({ db, tenantId }: Transaction, couponId: string, user: CouponUser): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.tenantId, tenantId),
        eq(couponRedemptions.couponId, couponId),
        or(
          eq(couponRedemptions.subject, user.subject),
          user.email === undefined ? undefined : eq(couponRedemptions.recipientHash, hashRecipient(user.email)),
        ),
      ),
    )
  return row?.count ?? 0
}

type Redemption = Omit<typeof couponRedemptions.$inferInsert, 'tenantId' | 'recipientHash'> & { readonly email: string }

export async function recordRedemption({ db, tenantId }: Transaction, { email, ...redemption }: Redemption) {
  await db.insert(couponRedemptions).values({ tenantId, recipientHash: hashRecipient(email), ...redemption })
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
