import type { TokenSource } from './authorizer.ts'
import type { Profile, SessionState } from './session.types.ts'

/** What the platform asks of whoever signs shoppers in. The shell implements it with OpenID Connect. */
export interface SessionAdapter extends TokenSource {
  /** What this browser knows before anything is asked. */
  readonly initial: Pick<SessionState, 'status' | 'profile'>
  /** Calls back when another tab signs in or out, and once `starting` has ended. */
  subscribe(handle: (profile: Profile | null) => void): void
  signIn(options: { readonly returnTo: string; readonly again?: boolean }): Promise<void>
  signOut(): Promise<void>
  /** Drops tokens that the API refuses, in every tab, without leaving the page. */
  expire(): void
}
