import type { FulfillmentKind } from '../tenant/fulfillment-kind.rules.ts'
import type { BusinessSettings } from '../tenant/business-settings.ts'
import type { ShippingRateRecord } from '../checkout/shipping-rates.table.ts'
import type { CouponRecord } from '../discount/coupons.table.ts'
import type { LocationRecord } from '../location/locations.table.ts'
import type { PriceRule } from '../pricing/discount.rules.ts'
import type { DealPart } from '../pricing/reward.rules.ts'
import type { TaxRate } from '../pricing/tax.rules.ts'
import type { CartFulfillmentRecord } from './cart-fulfillments.table.ts'
import type { CartLineRecord } from './cart-lines.table.ts'
import type { CartRecord } from './carts.table.ts'

/** What the catalogue says about a line's product at the cart's store. */
export type LineProduct = {
  readonly title: string
  readonly seoName: string
  readonly imageUrl: string | null
  readonly imageAlt: string | null
  readonly sizeText: string | null
  readonly priceCents: number
  readonly taxClass: string
  readonly productFamily: number
  readonly giftCardMinCents: number | null
  readonly giftCardMaxCents: number | null
  readonly qtyLimit: number | null
  readonly hasAgeRestriction: boolean
  readonly isActive: boolean
  /** As far as the store's handling of blacklisted products lets it. */
  readonly isAutoShip: boolean
  readonly autoShipDiscountPercent: number | null
  /** `P2W` */
  readonly autoShipFrequencies: readonly string[]
  readonly fulfillmentKinds: readonly string[] | null
  readonly variantValueId: string | null
  readonly variantValues: readonly { readonly value: string; readonly codeName: string }[]
}

export type CartLine = CartLineRecord & {
  readonly product: LineProduct
  /** At the cart's store; `null` where the store has never had it. */
  readonly onHand: number | null
  readonly rules: readonly PriceRule[]
  readonly deals: readonly DealPart[]
}

/** A way of receiving goods, as the tenant names it and the cart's store offers it. */
export type OfferedFulfillment = {
  readonly fulfillmentMethodId: string
  readonly fulfillmentId: string
  readonly codeName: string
  readonly kind: FulfillmentKind
  readonly name: string
  readonly qtyLimit: number | null
  readonly isOffered: boolean
  readonly isSlotBookingRequired: boolean
  readonly allowPayAtStore: boolean
  readonly payAtStoreUserType: number | null
  readonly minCheckoutCents: number | null
  readonly fixedChargeCents: number | null
  readonly deliveryChargeCents: number
  readonly deliveryRadiusMiles: number | null
}

export type CartGiftCard = {
  readonly giftCardId: string
  readonly last4: string
  readonly isOwn: boolean
  readonly isPreselected: boolean
  readonly redeemCents: number
  readonly balanceCents: number
  readonly isUsable: boolean
}

/** A product that may come instead of another one; `onHand` at the cart's store. */
export type ChosenSubstitute = Pick<LineProduct, 'title' | 'seoName' | 'imageUrl' | 'priceCents'> & {
  readonly productId: string
  readonly onHand: number | null
}

/** Everything that decides what a cart costs and whether it can be ordered, read at one moment. */
export type CartContents = {
  readonly cart: CartRecord
  readonly location: LocationRecord | null
  readonly business: BusinessSettings
  /** Where shipped goods wait, if in a store. */
  readonly receivingStoreName: string | null
  /** `askFullAddressForDelivery` (spec 1 §3) */
  readonly asksFullAddress: boolean
  /** Lines that the shopper has saved for later. */
  readonly savedCount: number
  readonly lines: readonly CartLine[]
  /** of the methods that lines use */
  readonly fulfillments: ReadonlyMap<string, OfferedFulfillment>
  readonly choices: ReadonlyMap<string, CartFulfillmentRecord>
  readonly shippingRates: readonly ShippingRateRecord[]
  readonly taxRates: readonly TaxRate[]
  readonly coupon: CouponRecord | undefined
  readonly giftCards: readonly CartGiftCard[]
  /** What lines name to come instead, by product. */
  readonly substitutes: ReadonlyMap<string, ChosenSubstitute>
  /** of a customer who may redeem here; what was asked for is the cart's */
  readonly loyalty: { readonly redeemableCents: number } | undefined
}
