import type { ApiClient } from '@aisle/api/client'
import { customer } from '@aisle/api/customer'
import { createStore } from 'zustand/vanilla'
import type { Bus } from '../bus/bus.ts'
import type { Owned } from '../platform.tsx'
import type { SessionAdapter } from './session-adapter.ts'
import type { Profile, SessionCommands, SessionState } from './session.types.ts'

export type SessionOptions = {
  readonly adapter: SessionAdapter
  readonly api: ApiClient
  readonly bus: Bus
  /** Somebody else shops from now on: what was kept for the one before must go. */
  readonly onSubjectChange: (next: Profile | null) => void
  readonly initial?: Partial<SessionState>
}

export type Session = Owned<SessionState, SessionCommands> & {
  /** The API refuses this session for good: signs out here without leaving the page. */
  expire(): void
}

const GUEST: SessionState = { status: 'guest', profile: null, customerId: undefined }

/** Who shops, in step with the adapter. */
export function createSession({ adapter, api, bus, onSubjectChange, initial }: SessionOptions): Session {
  const store = createStore<SessionState>(() => ({ ...GUEST, ...adapter.initial, ...initial }))

  const becomeGuest = (reason: 'asked' | 'expired') => {
    if (store.getState().status === 'guest') return
    store.setState(GUEST)
    onSubjectChange(null)
    bus.emit('session.signed-out', { reason })
  }

  adapter.subscribe((profile) => {
    if (!profile) {
      if (store.getState().status === 'starting') store.setState(GUEST)
      else becomeGuest('asked')
    } else if (store.getState().profile?.subject !== profile.subject) {
      store.setState({ status: 'signed-in', profile, customerId: undefined })
      onSubjectChange(profile)
      bus.emit('session.signed-in', { subject: profile.subject })
    }
  })

  return {
    store,
    signIn: ({ returnTo = location.pathname + location.search } = {}) => adapter.signIn({ returnTo }),
    signOut: () => adapter.signOut(),
    async refreshCustomer() {
      if (store.getState().status !== 'signed-in') return
      const found = await api.call(customer, {})
      if (store.getState().status === 'signed-in') store.setState({ customerId: found?.customerID ?? null })
    },
    expire() {
      adapter.expire()
      becomeGuest('expired')
    },
  }
}
