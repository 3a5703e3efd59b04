/** Who shops. `starting` until it is known; a guest has a subject of their own too. */
export type SessionState = {
  readonly status: 'starting' | 'guest' | 'signed-in'
  /** Set once signed in. */
  readonly profile: Profile | null
  /** `undefined` until asked for, `null` for somebody signed in without a customer record (spec 1 §6). */
  readonly customerId: string | null | undefined
  /** A customer who is verified online (spec 1 §3). */
  readonly isAgeVerified: boolean
}

export type Profile = { readonly subject: string; readonly email: string; readonly firstName: string }

export type AccountClosing = 'closed' | 'sign-in-again' | 'open-orders'

export interface SessionCommands {
  /**
   * Leaves for the identity provider; comes back to `returnTo`, else to this page. With `again` the password is asked for
   * even of somebody who is signed in. Where the provider is not there, the shopper is told and the page stays.
   */
  signIn(options?: { readonly returnTo?: string; readonly again?: boolean }): Promise<void>
  signOut(): Promise<void>
  /**
   * Before something is done that needs a token of now, as in the loyalty frame (spec 1 §4): an expired token is renewed
   * and the answer is `true`; without one the shopper is signed out, by which guarded pages send them Home, and it is
   * `false`. @throws Error where the identity provider cannot be reached; the session is kept then
   */
  ensureFresh(): Promise<boolean>
  /**
   * Closes the account for good, and signs out in every tab once it is closed. `sign-in-again`: the password was typed
   * more than ten minutes ago, so `signIn({ again: true })` comes first; `open-orders`: nothing is closed until they
   * are finished. @throws ApiError for what may be better next time; nothing has changed then
   */
  closeAccount(): Promise<AccountClosing>
  /** Asks the API again who this is, after a sign-up. */
  refreshCustomer(): Promise<void>
}
