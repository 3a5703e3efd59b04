/** Who shops. `starting` until it is known; a guest has a subject of their own too. */
export type SessionState = {
  readonly status: 'starting' | 'guest' | 'signed-in'
  /** Set once signed in. */
  readonly profile: Profile | null
  /** `undefined` until asked for, `null` for somebody signed in without a customer record (spec 1 §6). */
  readonly customerId: string | null | undefined
}

export type Profile = { readonly subject: string; readonly email: string; readonly firstName: string }

export interface SessionCommands {
  /** Leaves for the identity provider; comes back to `returnTo`, else to this page. */
  signIn(options?: { readonly returnTo?: string }): Promise<void>
  signOut(): Promise<void>
  /** Asks the API again who this is, after a sign-up. */
  refreshCustomer(): Promise<void>
}
