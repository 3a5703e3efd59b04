/** Who calls, as the token says. */
export type Caller = {
  readonly tenantId: string
  /** `anon:<32 hex>` of a guest, the uuid of somebody signed in. Owns carts, bookings and sessions. */
  readonly subject: string
  readonly role: 'guest' | 'user'
  readonly email: string | undefined
}

/** The caller together with what the store knows about them. */
export type Shopper = Caller & {
  readonly customerId: string | undefined
  /** May see and buy age-restricted products; decided here, never by the client (T29). */
  readonly isAgeVerified: boolean
}

/** A shopper with a customer record. */
export type CustomerShopper = Shopper & { readonly customerId: string }
