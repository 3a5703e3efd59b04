import type { ApiClient } from '@aisle/api/client'
import { type Customer, customer } from '@aisle/api/customer'
import { createStore } from 'zustand/vanilla'
import type { Bus } from '../bus/bus.ts'
import type { Owned } from '../platform.tsx'
import type { SessionAdapter } from './session-adapter.ts'
import type { Profile, SessionCommands, SessionState } from './session.types.ts'

export type SessionOptions = {
  readonly adapter: SessionAdapter
  readonly api: ApiClient
  readonly bus: Bus
  /** `isNews`: after having been a guest on this page, not only not yet known. */
  readonly onSignedIn: (change: { readonly isNews: boolean }) => void
  readonly onSignedOut: () => void
  /** The customer record of whoever is signed in, `null` without one, each time it was asked for. */
  readonly onCustomer?: (found: Customer | null) => void
  /** It turned out that nobody is signed in. */
  readonly onGuest: () => void
  readonly initial?: Partial<SessionState>
}

export type Session = Owned<SessionState, SessionCommands> & {
  /** The API refuses this session for good: signs out here without leaving the page. */
  expire(): void
  /** The token to send, renewed first where it has to be; whoever was signed in and has none is signed out. */
  token(): Promise<string | undefined>
}

const GUEST: SessionState = { status: 'guest', profile: null, customerId: undefined, isAgeVerified: false }

/** Who shops, in step with the adapter. */
export function createSession(options: SessionOptions): Session {
  const { adapter, api, bus } = options
  // A page that came from the server shows a guest; whoever it is in truth follows at once.
  const store = createStore<SessionState>(() => ({ ...GUEST, ...options.initial }))
  store.setState({ ...adapter.initial, ...options.initial })

  let asking: Promise<void> | undefined
  const askForCustomer = async () => {
    const { profile } = store.getState()
    if (!profile) return
    const found = await api.call(customer, {})
    if (store.getState().profile !== profile) return
    store.setState({ customerId: found?.customerID ?? null, isAgeVerified: found?.isVerifiedOnline ?? false })
    options.onCustomer?.(found)
  }

  const becomeGuest = (reason: 'asked' | 'expired') => {
    const { status } = store.getState()
    if (status === 'guest') return
    store.setState(GUEST)
    if (status === 'starting') return options.onGuest()
    options.onSignedOut()
    bus.emit('session.signed-out', { reason })
  }

  const signedIn = (profile: Profile) => {
    const before = store.getState()
    if (before.profile?.subject === profile.subject) return
    store.setState({ ...GUEST, status: 'signed-in', profile })
    options.onSignedIn({ isNews: before.status !== 'starting' })
    bus.emit('session.signed-in', { subject: profile.subject })
  }

  adapter.subscribe((profile) => {
    if (profile) signedIn(profile)
    else becomeGuest('asked')
  })

  const end = (reason: 'asked' | 'expired') => {
    adapter.expire()
    becomeGuest(reason)
  }

  const token = async () => {
    const current = await adapter.current()
    if (current === undefined && store.getState().status === 'signed-in') end('expired')
    return current
  }

  return {
    store,
    token,
    signIn: (options) => adapter.signIn({ returnTo: location.pathname + location.search, ...options }),
    signOut: () => adapter.signOut(),
    ensureFresh: async () => (await token()) !== undefined,
    closeAccount: async () => (await import('./close-account.ts')).closeAccountWith(api, () => end('asked')),
    refreshCustomer() {
      asking ??= askForCustomer().finally(() => {
        asking = undefined
      })
      return asking
    },
    expire: () => end('expired'),
  }
}
