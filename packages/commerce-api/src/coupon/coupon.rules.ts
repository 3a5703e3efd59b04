import { formatMoney, toAmount } from '@aisle/api/money'
import type { CouponRecord } from '../discount/coupons.table.ts'
import { couponMessages as text } from './coupon.messages.ts'

type Terms = Pick<CouponRecord, 'isActive' | 'startsAt' | 'expiresAt' | 'customerId' | 'usageLimit' | 'usedCount'>

/** Why a coupon cannot be used, if it cannot. One of somebody else does not exist (T26). */
export function couponRefusal(coupon: Terms, customerId: string | null | undefined, now: Date): string | undefined {
  if (!coupon.isActive || (coupon.startsAt && coupon.startsAt > now)) return text.unknown
  if (coupon.customerId !== null && coupon.customerId !== customerId) return text.unknown
  if (coupon.expiresAt && coupon.expiresAt <= now) return text.expired
  if (coupon.usageLimit !== null && coupon.usedCount >= coupon.usageLimit) return text.usedUp
  return undefined
}

/** Why a coupon is of no use for goods of this worth, if it is not. */
export const minimumRefusal = (
  { minSubtotalCents }: Pick<CouponRecord, 'minSubtotalCents'>,
  subtotalCents: number,
): string | undefined =>
  subtotalCents < minSubtotalCents ? text.tooSmall(formatMoney(toAmount(minSubtotalCents))) : undefined
