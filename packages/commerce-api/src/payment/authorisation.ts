export type Authorised = {
  readonly state: 'authorised'
  readonly transactionId: string
  readonly brand: string
  readonly last4: string
}

/** What is known about a payment. `unknown`: the provider may have charged the card, nobody has heard. */
export type Authorisation = Authorised | { readonly state: 'declined' } | { readonly state: 'unknown' }
