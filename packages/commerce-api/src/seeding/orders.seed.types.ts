import type { PostalAddress } from '@aisle/api/address'
import type { PickupInfo } from '@aisle/api/checkout'
import type { CardBrand } from '@aisle/api/payment-method'
import type { OrderLineType } from '@aisle/api/product-kind'

/** An order of the past. Prices, taxes, charges and sums follow from its products and its store by the pricing rules. */
export type OrderSeed = {
  readonly orderId: string
  /** What the shopper reads as `Order #…`: ten digits. */
  readonly orderNumber: string
  readonly customerId: string
  /** The customer's subject at the identity provider. */
  readonly subject: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly locationId: string
  readonly placedAt: Date
  readonly state?: 'placed' | 'preparing' | 'ready' | 'on-the-way' | 'completed' | 'canceled'
  /** What happened after it was placed. */
  readonly events?: readonly { readonly kind: string; readonly at: Date }[]
  readonly fulfillment: {
    readonly codeName: string
    readonly address?: PostalAddress
    readonly pickupInfo?: Omit<PickupInfo, 'fulfillmentMethodID'>
    readonly shippingRateId?: string
    /** Day and hour by the store's clock: `2026-11-22`, `18:00`. There must be a rule for such a slot. */
    readonly slot?: { readonly day: string; readonly from: string }
  }
  readonly lines: readonly OrderLineSeed[]
  readonly card: {
    readonly provider: 'DATACAP' | 'USAEPAY'
    readonly brand: CardBrand
    readonly last4: string
    readonly paymentMethodId?: string
  }
  readonly tipCents?: number
  readonly loyaltyCents?: number
  readonly couponId?: string
  readonly returned?: readonly { readonly productId: string; readonly qty: number; readonly reason: string }[]
}

export type OrderLineSeed = {
  readonly productId: string
  readonly qty: number
  readonly orderType?: OrderLineType
  /** Of a line that is sent again and again: `P1M`. */
  readonly frequency?: string
  /** What a gift card is worth. */
  readonly giftCardCents?: number
  readonly substituteProductId?: string
}
