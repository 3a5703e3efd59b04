import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { CustomerCoupon } from '@aisle/api/customer'
import { cartCoupons } from '../cart/cart-coupons.table.ts'
import { carts } from '../cart/carts.table.ts'
import type { Transaction } from '../database/database.ts'
import { coupons } from '../discount/coupons.table.ts'

export async function findCoupon({ db, tenantId }: Transaction, couponId: string) {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.tenantId, tenantId), eq(coupons.couponId, couponId)))
  return coupon
}

export async function findCouponByCode({ db, tenantId }: Transaction, code: string) {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.tenantId, tenantId), eq(sql`upper(${coupons.code})`, code.trim().toUpperCase())))
  return coupon
}

const ofCart = ({ tenantId }: Transaction, cartId: string) =>
  and(eq(cartCoupons.tenantId, tenantId), eq(cartCoupons.cartId, cartId))

export async function findCartCouponIds(tx: Transaction, cartId: string): Promise<string[]> {
  const rows = await tx.db.select({ couponId: cartCoupons.couponId }).from(cartCoupons).where(ofCart(tx, cartId))
  return rows.map(({ couponId }) => couponId)
}

export async function insertCartCoupon({ db, tenantId }: Transaction, cartId: string, couponId: string) {
  await db.insert(cartCoupons).values({ tenantId, cartId, couponId }).onConflictDoNothing()
}

/** @returns whether it was there */
export async function dropCoupon(tx: Transaction, cartId: string, couponId: string): Promise<boolean> {
  const gone = await tx.db
    .delete(cartCoupons)
    .where(and(ofCart(tx, cartId), eq(cartCoupons.couponId, couponId)))
    .returning({ couponId: cartCoupons.couponId })
  return gone.length > 0
}

/** Coupons that a customer holds and can still use. */
export async function listCoupons(
  { db, tenantId }: Transaction,
  customerId: string,
  subject: string,
  now: Date,
): Promise<CustomerCoupon[]> {
  const rows = await db
    .select({ coupon: coupons, cartId: carts.cartId })
    .from(coupons)
    .leftJoin(cartCoupons, and(eq(cartCoupons.tenantId, coupons.tenantId), eq(cartCoupons.couponId, coupons.couponId)))
    .leftJoin(
      carts,
      and(
        eq(carts.tenantId, cartCoupons.tenantId),
        eq(carts.cartId, cartCoupons.cartId),
        eq(carts.subject, subject),
        eq(carts.state, 'open'),
      ),
    )
    .where(
      and(
        eq(coupons.tenantId, tenantId),
        eq(coupons.customerId, customerId),
        eq(coupons.isActive, true),
        or(isNull(coupons.startsAt), lte(coupons.startsAt, now)),
        or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now)),
        or(isNull(coupons.usageLimit), gt(coupons.usageLimit, coupons.usedCount)),
      ),
    )
    .orderBy(coupons.expiresAt, coupons.couponId)
  const held = new Map<string, CustomerCoupon>()
  for (const { coupon, cartId } of rows) {
    const { couponId, title, description, code, expiresAt } = coupon
    const isApplied = cartId !== null || (held.get(couponId)?.isApplied ?? false)
    held.set(couponId, {
      couponID: couponId,
      title,
      description,
      code,
      expiresAt: expiresAt?.toISOString() ?? null,
      isApplied,
    })
  }
  return [...held.values()]
}
