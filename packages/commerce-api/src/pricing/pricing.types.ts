import type { CouponRule } from './coupon.rules.ts'
import type { PriceRule } from './discount.rules.ts'
import type { Minimum } from './minimum-order.rules.ts'
import type { DealPart, Rewarded } from './reward.rules.ts'
import type { Tax, TaxRate } from './tax.rules.ts'

/** Integer cents everywhere. */
export type PricingLine = {
  readonly lineId: string
  readonly fulfillmentMethodId: string
  readonly qty: number
  /** of one, without reductions */
  readonly regularCents: number
  readonly taxClass: string
  readonly rules: readonly PriceRule[]
  /** Deals that buying it earns, or that make it cheaper to those who have earned them. */
  readonly deals: readonly DealPart[]
  /** Gift cards are money: no reduction, no coupon, no tax. */
  readonly isGiftCard: boolean
}

export type PricingFulfillment = Minimum & {
  readonly fulfillmentMethodId: string
  /** of the chosen rate */
  readonly shippingCents: number
  /** 0 where the rule for the delivery charge does not hold */
  readonly deliveryCents: number
}

export type PricingInput = {
  readonly lines: readonly PricingLine[]
  readonly fulfillments: readonly PricingFulfillment[]
  readonly taxRates: readonly TaxRate[]
  readonly coupon: CouponRule | undefined
  readonly tipCents: number
  /** asked for; less is used when less is due */
  readonly loyaltyCents: number
  readonly giftCards: readonly { readonly giftCardId: string; readonly cents: number }[]
}

export type PricedLine = {
  /** of a piece that is not in `rewarded` */
  readonly unitCents: number
  /** Pieces that cost less by what else is bought; none where that holds for all of them alike. */
  readonly rewarded: readonly Rewarded[]
  readonly totalCents: number
  /** saved against the regular price */
  readonly savedCents: number
  readonly couponCents: number
  readonly taxCents: number
}

export type PricedFulfillment = {
  /** of its goods */
  readonly totalCents: number
  readonly qty: number
  readonly shippingCents: number
  readonly minimumChargeCents: number
}

/** What loyalty dollars and gift cards pay; each card's share by its id. */
export type PaidByBalances = {
  readonly loyaltyCents: number
  readonly giftCards: ReadonlyMap<string, number>
  readonly giftCardCents: number
}

export type Pricing = PaidByBalances & {
  readonly lines: ReadonlyMap<string, PricedLine>
  readonly fulfillments: ReadonlyMap<string, PricedFulfillment>
  /** The goods with their own reductions, before the coupon. */
  readonly subtotalCents: number
  /** Of these, what a coupon takes something off and counts for its minimum: all but gift cards. */
  readonly couponableCents: number
  readonly couponCents: number
  readonly taxes: readonly Tax[]
  readonly taxCents: number
  readonly tipCents: number
  readonly shippingCents: number
  readonly chargesCents: number
  /** What remains to pay before the delivery charge. */
  readonly finalPayCents: number
  readonly deliveryCents: number
  /** The part of what balances pay that is for the delivery charge. */
  readonly deliveryPaid: PaidByBalances
  /** What the shopper pays. */
  readonly totalCents: number
}
