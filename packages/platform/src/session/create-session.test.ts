import { type ApiClient, ApiError } from '@aisle/api/client'
import { describe, expect, it, vi } from 'vitest'
import { createBus } from '../bus/bus.ts'
import { id } from '../testing/builders.ts'
import { createSession } from './create-session.ts'
import type { Profile, SessionState } from './session.types.ts'

const casey: Profile = { subject: 'casey', email: 'customer@example.com', firstName: 'Casey' }

type Calls = {
  readonly customer?: unknown
  readonly call?: () => Promise<unknown>
  readonly current?: () => Promise<string | undefined>
}

function setUp(
  initial: Pick<SessionState, 'status' | 'profile'>,
  { customer = null, call = async () => customer, current = async () => undefined }: Calls = {},
) {
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
      current,
      replace: async () => undefined,
      subscribe: (handle) => {
        tell = handle
      },
      signIn,
      signOut: async () => {},
      expire,
    },
    api: { call } as unknown as ApiClient, // oxlint-disable-line typescript/consistent-type-assertions -- a generic method cannot be faked without
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

    expect(session.store.getState()).toEqual({
      status: 'signed-in',
      profile: casey,
      customerId: undefined,
      isAgeVerified: false,
    })
    expect(facts).toEqual([['in', 'casey']])
    expect(heard).toEqual(['signed in'])
  })

  it('F18 follows a sign-out in another tab', () => {
    const { session, tell, facts, heard } = setUp(signedIn)

    tell(null)

    expect(session.store.getState()).toEqual({
      status: 'guest',
      profile: null,
      customerId: undefined,
      isAgeVerified: false,
    })
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
    const { session } = setUp(signedIn, { customer })

    await session.refreshCustomer()

    expect(session.store.getState().customerId).toBe(customerId)
  })

  it('leaves for a sign-in with the way back to this page', async () => {
    const { session, signIn } = setUp(guest)

    await session.signIn()
    await session.signIn({ returnTo: '/orders' })

    expect(signIn.mock.calls).toEqual([[{ returnTo: location.pathname }], [{ returnTo: '/orders' }]])
  })

  it('signs in again on the way back to this page', async () => {
    const { session, signIn } = setUp(signedIn)

    await session.signIn({ again: true })

    expect(signIn).toHaveBeenCalledExactlyOnceWith({ returnTo: location.pathname, again: true })
  })
})

describe('1§4 before the loyalty frame does something', () => {
  it('an expired token is renewed, and the action goes on', async () => {
    const { session, facts } = setUp(signedIn, { current: async () => 'renewed' })

    expect(await session.ensureFresh()).toBe(true)
    expect(session.store.getState().status).toBe('signed-in')
    expect(facts).toEqual([])
  })

  it('without a token the shopper is signed out, once', async () => {
    const { session, facts, expire } = setUp(signedIn)

    expect(await Promise.all([session.ensureFresh(), session.ensureFresh()])).toEqual([false, false])
    expect(session.store.getState().status).toBe('guest')
    expect(facts).toEqual([['out', 'expired']])
    expect(expire).toHaveBeenCalledOnce()
  })

  it('F19 a provider that is not there ends nothing', async () => {
    const { session, facts } = setUp(signedIn, { current: () => Promise.reject(new Error('unreachable')) })

    await expect(session.ensureFresh()).rejects.toThrow('unreachable')
    expect(session.store.getState().status).toBe('signed-in')
    expect(facts).toEqual([])
  })

  it('a guest stays one', async () => {
    const { session, facts, expire } = setUp(guest)

    expect(await session.ensureFresh()).toBe(false)
    expect(facts).toEqual([])
    expect(expire).not.toHaveBeenCalled()
  })
})

describe('1§2 closing the account', () => {
  it('signs out here and in every tab once it is closed', async () => {
    const { session, facts, expire } = setUp(signedIn, { call: async () => true })

    expect(await session.closeAccount()).toBe('closed')
    expect(expire).toHaveBeenCalledOnce()
    expect(facts).toEqual([['out', 'asked']])
  })

  it.each([
    ['SIGN_IN_AGAIN', 403, 'sign-in-again'],
    ['ACCOUNT_HAS_OPEN_ORDERS', 409, 'open-orders'],
  ])('%s is an answer, and ends nothing', async (code, status, closing) => {
    const call = () => Promise.reject(new ApiError(status, code, 'Not now.'))
    const { session, facts } = setUp(signedIn, { call })

    expect(await session.closeAccount()).toBe(closing)
    expect(facts).toEqual([])
  })

  it('another failure is told, and ends nothing', async () => {
    const { session, facts } = setUp(signedIn, { call: () => Promise.reject(new ApiError(503, 'BUSY', 'Busy.')) })

    await expect(session.closeAccount()).rejects.toThrow('Busy.')
    expect(facts).toEqual([])
  })
})
