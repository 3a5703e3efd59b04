/** `value`: hundredths of a percent, or cents off. */
export type CouponRule = {
  readonly couponId: string
  readonly kind: 'percent' | 'amount'
  readonly value: number
  readonly minSubtotalCents: number
  readonly maxDiscountCents: number | null
}

/** What a coupon takes off goods worth `goodsCents`: never more than they cost. */
export function couponCents(coupon: CouponRule, goodsCents: number): number {
  if (goodsCents < coupon.minSubtotalCents) return 0
  const wanted = coupon.kind === 'percent' ? Math.round((goodsCents * coupon.value) / 10_000) : coupon.value
  return Math.max(0, Math.min(wanted, goodsCents, coupon.maxDiscountCents ?? wanted))
}
