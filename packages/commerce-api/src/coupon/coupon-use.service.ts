import type { Transaction } from '../database/database.ts'
import type { CouponRecord } from '../discount/coupons.table.ts'
import { couponGone } from '../order/order.errors.ts'
import { countCouponUse, countUsesOf, recordRedemption } from './coupon-use.store.ts'

type Use = { readonly orderId: string; readonly subject: string; readonly discountCents: number; readonly at: Date }

/** Uses a coupon for an order. Its row serialises the orders that want it, so that limits hold (T26). */
export async function spendCoupon(tx: Transaction, { couponId, limitPerShopper }: CouponRecord, use: Use) {
  if (!(await countCouponUse(tx, couponId))) throw couponGone()
  if (limitPerShopper !== null && (await countUsesOf(tx, couponId, use.subject)) >= limitPerShopper) throw couponGone()
  const { at: redeemedAt, ...rest } = use
  await recordRedemption(tx, { couponId, redeemedAt, ...rest })
}
