import type { ApiClient } from '@aisle/api/client'
import { describe, expect, it, vi } from 'vitest'
import { createBus } from '../bus/bus.ts'
import { id } from '../testing/builders.ts'
import { createSession } from './create-session.ts'
import type { Profile, SessionState } from './session.types.ts'

const casey: Profile = { subject: 'casey', email: 'customer@example.com', firstName: 'Casey' }

function setUp(initial: Pick<SessionState, 'status' | 'profile'>, customer: unknown = null) {
  let tell: (profile: Profile | null) => void = () => {}
  const expire = vi.fn()
  const heard: unknown[] = []
  const signIn = vi.fn(async () => {})
  const bus = createBus(() => {})
  const facts: unknown[] = []
  const { signal } = new AbortController()
  bus.on('session.signed-in', ({ subject }) => facts.push(['in', subject]), { signal })
  bus.on('session.signed-out', ({ reason }) => facts.push(['out', reason]), { signal })
  const session = createSession({
    adapter: {
      initial,
      current: async () => undefined,
      replace: async () => undefined,
      subscribe: (handle) => {
        tell = handle
      },
      signIn,
      signOut: async () => {},
      expire,
    },
    api: { call: async () => customer } as unknown as ApiClient, // oxlint-disable-line typescript/consistent-type-assertions -- a generic method cannot be faked without
    bus,
    onSignedIn: ({ isNews }) => heard.push(isNews ? 'signed in' : 'was signed in'),
    onSignedOut: () => heard.push('signed out'),
    onGuest: () => heard.push('guest'),
  })
  return { session, tell: (profile: Profile | null) => tell(profile), expire, heard, facts, signIn }
}

const guest = { status: 'guest', profile: null } as const
const signedIn = { status: 'signed-in', profile: casey } as const

describe('the session', () => {
  it('follows a sign-in', () => {
    const { session, tell, facts, heard } = setUp(guest)

    tell(casey)
    tell(casey)

    expect(session.store.getState()).toEqual({ status: 'signed-in', profile: casey, customerId: undefined })
    expect(facts).toEqual([['in', 'casey']])
    expect(heard).toEqual(['signed in'])
  })

  it('F18 follows a sign-out in another tab', () => {
    const { session, tell, facts, heard } = setUp(signedIn)

    tell(null)

    expect(session.store.getState()).toEqual({ status: 'guest', profile: null, customerId: undefined })
    expect(facts).toEqual([['out', 'asked']])
    expect(heard).toEqual(['signed out'])
  })

  it('that was only possible turns out to be a guest without a sign-out', () => {
    const { session, tell, facts, heard } = setUp({ status: 'starting', profile: null })

    tell(null)

    expect(session.store.getState().status).toBe('guest')
    expect(facts).toEqual([])
    expect(heard).toEqual(['guest'])
  })

  it('that was only possible turns out to be one, which is no news to the page', () => {
    const { tell, heard } = setUp({ status: 'starting', profile: null })

    tell(casey)

    expect(heard).toEqual(['was signed in'])
  })

  it('F15 that the API refuses for good ends once', () => {
    const { session, expire, facts } = setUp(signedIn)

    session.expire()
    session.expire()

    expect(expire).toHaveBeenCalled()
    expect(facts).toEqual([['out', 'expired']])
  })

  it.each([
    { customer: { customerID: id(5) }, customerId: id(5) },
    { customer: null, customerId: null },
  ])('knows the customer record $customerId once it has asked', async ({ customer, customerId }) => {
    const { session } = setUp(signedIn, customer)

    await session.refreshCustomer()

    expect(session.store.getState().customerId).toBe(customerId)
  })

  it('leaves for a sign-in with the way back to this page', async () => {
    const { session, signIn } = setUp(guest)

    await session.signIn()
    await session.signIn({ returnTo: '/orders' })

    expect(signIn.mock.calls).toEqual([[{ returnTo: location.pathname }], [{ returnTo: '/orders' }]])
  })
})
