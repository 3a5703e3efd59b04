/** Who calls, as the token says. */
export type Caller = {
  readonly tenantId: string
  /** `anon:<32 hex>` of a guest, the uuid of somebody signed in. Owns carts, bookings and sessions. */
  readonly subject: string
  readonly role: 'guest' | 'user'
  readonly email: string | undefined
  /** The identity service has proven that the address is theirs. */
  readonly isEmailVerified: boolean
  /** When the password was typed last; `undefined` for guests. */
  readonly authenticatedAt: Date | undefined
}

/** The caller together with what the store knows about them. */
export type Shopper = Caller & {
  readonly customerId: string | undefined
  /** Proven to the age-check provider; decided here, never by the client (T29). */
  readonly isAgeVerified: boolean
  /** Whether listings show age-restricted products: verified, or a store that does not guard browsing. */
  readonly maySeeRestricted: boolean
}

/** Who owns something that is kept by its owner's subject. */
export const roleOf = (subject: string): Caller['role'] => (subject.startsWith('anon:') ? 'guest' : 'user')
