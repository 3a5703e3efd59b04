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
  /** Days from today and the hour by the store's clock; none for parcels. */
  slot?: { inDays: number; from: string }
  addressKey?: string
  cardKey: string
  /** How a parcel went. */
  rate?: 'ground' | 'two-day' | 'overnight'
  tipCents?: number
  loyaltyCents?: number
  couponCode?: string
  lines: readonly PastOrderLine[]
  /** Asked back after the order was handed over. */
  returned?: readonly { seoName: string; qty: number; reason: string }[]
}

export type PastOrderLine = {
  seoName: string
  qty: number
  /** It is sent again and again. */
  frequency?: Frequency
  /** It is a digital gift card. */
  giftCardCents?: number
  substitutedBy?: string
}

/** Of auto-ship, as the products offer it. */
export type Frequency = 'P1W' | 'P2W' | 'P4W' | 'P8W'

export type DemoGiftCard = {
  giftCardId: string
  /** 16 digits that begin with 9 and fail the check digit of payment cards. */
  number: string
  isDigital: boolean
  /** 0 not activated, 1 active, 2 ended, 3 revoked. */
  status: 0 | 1 | 2 | 3
  initialCents: number
  balanceCents: number
  /** E-mail of the shopper who holds it. */
  owner: string
  message?: string
}

export type DemoSubscription = {
  subscriptionId: string
  owner: string
  seoName: string
  location: string
  codeName: string
  qty: number
  frequency: Frequency
  status: 'active' | 'paused' | 'cancelled'
  discountPercent: number
  nextInDays: number
  addressKey: string
  cardKey: string
  startedDaysAgo: number
  /** Key of the past order that it began with. */
  firstOrder?: string
}
