import { formatMoney, toAmount } from '@aisle/api/money'
import type { CouponRecord } from '../discount/coupons.table.ts'
import { type CouponRule, couponCents } from '../pricing/coupon.rules.ts'
import type { Pricing } from '../pricing/pricing.types.ts'
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

type Reduction = Pick<CouponRecord, 'couponId' | 'kind' | 'value' | 'minSubtotalCents' | 'maxDiscountCents'>

export const couponRule = ({ couponId, kind, value, minSubtotalCents, maxDiscountCents }: Reduction): CouponRule => ({
  couponId,
  kind: kind === 'percent' ? 'percent' : 'amount',
  value,
  minSubtotalCents,
  maxDiscountCents,
})

/** Why a coupon takes nothing off an order, if it does not. Gift cards are money: they count for no minimum. */
export function noUseReason(coupon: Reduction, { couponableCents }: Pick<Pricing, 'couponableCents'>) {
  const { minSubtotalCents } = coupon
  if (couponableCents < minSubtotalCents) return text.tooSmall(formatMoney(toAmount(minSubtotalCents)))
  return couponCents(couponRule(coupon), couponableCents) > 0 ? undefined : text.noUse
}
