import type { PlaceOrderBody } from '@aisle/api/place-order'

/** How the shopper pays, and how a summary says it. */
export type PaymentChoice = {
  readonly label: string
  readonly input:
    | ({ readonly paymentToken: string } & Pick<PlaceOrderBody, 'billingAddress'>)
    | { readonly paymentMethodID: string }
    | { readonly isPayAtStore: true }
    /** Gift cards and loyalty dollars pay for all of it. */
    | Readonly<Record<string, never>>
}
