import type { PostalAddress } from '@aisle/api/address'
import type { PlaceOrderBody } from '@aisle/api/place-order'
import type { Declined } from '../../payment/authorisation.ts'
import type { Shopper } from '../../server/caller.ts'

/** One wish to place an order, as it came in. */
export type OrderRequest = {
  readonly shopper: Shopper
  readonly body: PlaceOrderBody
  readonly key: string
  readonly requestHash: string
  readonly requestId: string
  readonly now: Date
}

export type PlacedOrder = { readonly orderNumber: string; readonly orderID: string }

/** Where placing an order stands after the first transaction. */
export type Reservation =
  | { readonly state: 'placed'; readonly order: PlacedOrder }
  | Declined
  | { readonly state: 'authorising'; readonly payment: PaymentToMake }

export type Settled = Exclude<Reservation, { state: 'authorising' }>

/** What the payment provider is asked for; the order's id makes asking twice harmless. */
export type PaymentToMake = {
  readonly orderId: string
  readonly provider: string
  readonly token: string
  readonly cents: number
  readonly billingAddress: PostalAddress | null
}
