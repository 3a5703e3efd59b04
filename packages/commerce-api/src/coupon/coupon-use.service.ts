import type { Transaction } from '../database/database.ts'
import type { CouponRecord } from '../discount/coupons.table.ts'
import { findVerifiedGuest } from '../guest/guest-customer.store.ts'
import { couponGone } from '../order/order.errors.ts'
import type { Shopper } from '../server/caller.ts'
import { countCouponUse, countUsesOf, recordRedemption } from './coupon-use.store.ts'

type Use = {
  readonly orderId: string
  readonly subject: string
  /** The order's, which its shopper has proven. */
  readonly email: string
  readonly discountCents: number
  readonly at: Date
}

/** Uses a coupon for an order. Its row serialises the orders that want it, so that limits hold (T26). */
export async function spendCoupon(tx: Transaction, { couponId, limitPerShopper }: CouponRecord, use: Use) {
  if (!(await countCouponUse(tx, couponId))) throw couponGone()
  if (limitPerShopper !== null && (await countUsesOf(tx, couponId, use)) >= limitPerShopper) throw couponGone()
  const { at: redeemedAt, ...rest } = use
  await recordRedemption(tx, { couponId, redeemedAt, ...rest })
}

/** Whether a shopper has used a coupon as often as one may, as far as it is known who they are. */
export async function isUsedUp(tx: Transaction, { couponId, limitPerShopper }: CouponRecord, shopper: Shopper) {
  if (limitPerShopper === null) return false
  const { role, subject } = shopper
  const email = role === 'guest' ? (await findVerifiedGuest(tx, subject))?.email : shopper.email
  return (await countUsesOf(tx, couponId, { subject, email: email ?? undefined })) >= limitPerShopper
}
