import type { CustomerSeed } from '@aisle/commerce-api/seeding'
import type { OrderStatus } from '@aisle/api/order-detail'

/** An account at the identity provider; `customer` is its record in the store, if it has one. */
export type DemoShopper = {
  tenant: string
  /** The account's id: `sub` of its tokens. */
  subject: string
  email: string
  password: string
  firstName: string
  lastName: string
  customer: CustomerSeed | undefined
}

export type PastOrder = {
  /** Seed of `orderId` and of the order number. */
  key: string
  placedDaysAgo: number
  status: OrderStatus
  /** Location key. */
  location: string
  codeName: string
  /** Days from today and hours by the store's clock; none for parcels. */
  slot?: { inDays: number; from: string; to: string }
  addressKey?: string
  cardKey: string
  tipCents: number
  loyaltyCents: number
  shippingCents: number
  deliveryCents: number
  couponCode?: string
  lines: readonly PastOrderLine[]
  /** Asked back after the order was handed over. */
  returned?: readonly { seoName: string; qty: number; reason: string }[]
}

export type PastOrderLine = { seoName: string; qty: number; orderType?: 0 | 1 | 2 | 3; substitutedBy?: string }

export type DemoGiftCard = {
  giftCardId: string
  /** 16 digits */
  number: string
  pin: string
  family: 1 | 2
  /** 0 not activated, 1 active, 2 ended, 3 revoked. */
  status: 0 | 1 | 2 | 3
  initialCents: number
  balanceCents: number
  /** E-mail of the shopper who holds it. */
  owner: string
  recipientName?: string
  message?: string
}

export type DemoSubscription = {
  subscriptionId: string
  owner: string
  seoName: string
  location: string
  codeName: string
  qty: number
  frequency: 'weekly' | 'biweekly' | 'monthly' | 'bimonthly' | 'quarterly'
  status: 'active' | 'paused' | 'cancelled'
  discountPercent: number
  nextInDays: number
  addressKey: string
  cardKey: string
  startedDaysAgo: number
}
