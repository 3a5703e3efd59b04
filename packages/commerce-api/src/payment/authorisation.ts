export type Authorised = {
  readonly state: 'authorised'
  readonly transactionId: string
  readonly brand: string
  readonly last4: string
}

/** Why a card was declined, where the shopper can do something about it: the bank knows another billing address. */
export type DeclineReason = 'billing-address'

export type Declined = { readonly state: 'declined'; readonly reason?: DeclineReason | undefined }

/** What is known about a payment. `unknown`: the provider may have charged the card, nobody has heard. */
export type Authorisation = Authorised | Declined | { readonly state: 'unknown' }
