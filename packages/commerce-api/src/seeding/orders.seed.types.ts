import type { PostalAddress } from '@aisle/api/address'
import type { PickupInfo } from '@aisle/api/checkout'
import type { CardBrand } from '@aisle/api/payment-method'

/** An order of the past. Prices, taxes and sums are made from its products. */
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
  readonly locationId: string
  readonly placedAt: Date
  readonly state?: 'placed' | 'preparing' | 'ready' | 'on-the-way' | 'completed' | 'canceled'
  /** What happened after it was placed. */
  readonly events?: readonly { readonly kind: string; readonly at: Date }[]
  readonly fulfillment: {
    readonly fulfillmentMethodId: string
    readonly codeName: string
    readonly name: string
    readonly address?: PostalAddress
    readonly pickupInfo?: PickupInfo
    readonly slotStartsAt?: Date
    readonly slotEndsAt?: Date
  }
  readonly lines: readonly { readonly productId: string; readonly qty: number }[]
  readonly card: { readonly brand: CardBrand; readonly last4: string }
}
