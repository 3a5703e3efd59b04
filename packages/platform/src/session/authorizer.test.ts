import { createApiClient } from '@aisle/api/client'
import { locationSettings } from '@aisle/api/configuration'
import { describe, expect, it, vi } from 'vitest'
import { createAuthorizer, type TokenSource } from './authorizer.ts'

/** A source whose token is replaced once per `replace` that is not shared. */
function source(first: string | undefined, next: string | undefined): TokenSource & { replaced: () => number } {
  let token = first
  let count = 0
  let replacing: Promise<string | undefined> | undefined
  return {
    current: async () => token,
    replace: (refused) => {
      if (token !== refused) return Promise.resolve(token)
      replacing ??= Promise.resolve().then(() => {
        count += 1
        token = next
        replacing = undefined
        return token
      })
      return replacing
    },
    replaced: () => count,
  }
}

function setUp({
  user = source(undefined, undefined),
  guest = source('guest-1', 'guest-2'),
  accepts,
}: {
  user?: ReturnType<typeof source>
  guest?: ReturnType<typeof source>
  accepts: readonly string[]
}) {
  const onSessionOver = vi.fn()
  const onGuestRefused = vi.fn()
  const sent: string[] = []
  const api = createApiClient({
    baseUrl: 'http://store.test',
    authorizer: createAuthorizer({ user, guest, onSessionOver, onGuestRefused }),
    fetch: async (_, init) => {
      const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? ''
      sent.push(token)
      await Promise.resolve()
      return accepts.includes(token)
        ? Response.json({ success: true, data: { askFullAddressForDelivery: true } })
        : Response.json({ success: false, errors: [{ errorCode: 'TOKEN' }] }, { status: 401 })
    },
  })
  return { call: () => api.call(locationSettings, {}), sent, user, guest, onSessionOver, onGuestRefused }
}

it('sends the user token when signed in, else the guest token', async () => {
  const signedIn = setUp({ user: source('user-1', undefined), accepts: ['user-1'] })
  const guest = setUp({ accepts: ['guest-1'] })

  await Promise.all([signedIn.call(), guest.call()])

  expect([signedIn.sent, guest.sent]).toEqual([['user-1'], ['guest-1']])
})

describe('F15 a storm of refusals', () => {
  it('causes one renewal and one replay of each call', async () => {
    const { call, sent, user } = setUp({ user: source('user-1', 'user-2'), accepts: ['user-2'] })

    await Promise.all(Array.from({ length: 20 }, call))

    expect(user.replaced()).toBe(1)
    expect(sent.filter((token) => token === 'user-1')).toHaveLength(20)
    expect(sent.filter((token) => token === 'user-2')).toHaveLength(20)
  })

  it('ends the session once when the new token is refused too', async () => {
    const { call, sent, onSessionOver } = setUp({ user: source('user-1', 'user-2'), accepts: [] })

    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, call))

    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    expect(onSessionOver).toHaveBeenCalledOnce()
    expect(sent).toHaveLength(40)
  })

  it('ends the session once when there is no new token', async () => {
    const { call, onSessionOver, sent } = setUp({ user: source('user-1', undefined), accepts: [] })

    await Promise.allSettled(Array.from({ length: 20 }, call))

    expect(onSessionOver).toHaveBeenCalledOnce()
    expect(sent).toHaveLength(20)
  })

  it('never signs a guest out', async () => {
    const { call, onSessionOver, onGuestRefused } = setUp({ accepts: [] })

    await Promise.allSettled(Array.from({ length: 20 }, call))

    expect(onSessionOver).not.toHaveBeenCalled()
    expect(onGuestRefused).toHaveBeenCalledOnce()
  })
})
