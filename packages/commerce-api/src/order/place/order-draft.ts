import type { PostalAddress } from '@aisle/api/address'
import type { CartContents } from '../../cart/cart-contents.types.ts'
import type { Pricing } from '../../pricing/pricing.types.ts'
import type { Hold } from '../../slot/slot-booking.store.ts'
import type { OrderRequest } from './order-request.ts'

export type Contact = {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
  readonly phone: string | null
  readonly guestCustomerId: string | null
}

/** How what is due beyond gift cards and loyalty is paid. */
export type PaymentChoice =
  | { readonly kind: 'nothing-due' }
  | { readonly kind: 'pay-at-store' }
  | {
      readonly kind: 'card'
      readonly provider: string
      readonly token: string
      readonly paymentMethodId: string | null
      readonly brand: string | null
      readonly last4: string | null
      /** What the provider compares with the card's bank. */
      readonly billingAddress: PostalAddress | null
    }

/** An order with everything that was checked for it, before anything is taken. */
export type OrderDraft = {
  readonly request: OrderRequest
  readonly orderId: string
  readonly orderNumber: string
  readonly contents: CartContents
  readonly pricing: Pricing
  readonly contact: Contact
  readonly payment: PaymentChoice
  /** by fulfillment method, where a slot is needed */
  readonly holds: ReadonlyMap<string, Hold>
}
