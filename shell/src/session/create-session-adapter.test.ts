import { aBoot } from '@aisle/contract/testing'
import { silentChannel, type TabChannel } from '@aisle/platform/host'
import { createTestPlatform, server } from '@aisle/platform/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSessionAdapter } from './create-session-adapter.ts'

// The test's own origin: happy-dom would ask another one for permission first.
const identity = { ...aBoot().identity, jwksUri: `${location.origin}/jwks` }
const profile = { subject: 'shopper-1', email: 'customer@example.com', firstName: 'Carla' }
const record = { accessToken: 'access-1', expiresAt: Date.now() + 600_000, profile }
const KEY = 'aisle:fresh:session'

const keep = () => {
  sessionStorage.setItem(KEY, JSON.stringify({ version: 1, value: record }))
  localStorage.setItem(KEY, JSON.stringify({ version: 1, value: true }))
}
const open = (channel: TabChannel = silentChannel) => createSessionAdapter({ tenant: 'fresh', identity, channel })

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('a tab', () => {
  it('without a sign of a session belongs to a guest at once', async () => {
    const adapter = open()

    expect(adapter.initial).toEqual({ status: 'guest', profile: null })
    expect(await adapter.current()).toBeUndefined()
  })

  it('knows its own session without asking anybody', async () => {
    keep()
    const adapter = open()

    expect(adapter.initial).toEqual({ status: 'signed-in', profile })
    expect(await adapter.current()).toBe('access-1')
  })

  it('T38 keeps no token where other tabs and later visits could read it', () => {
    keep()
    open()

    expect(Object.values(localStorage).join()).not.toContain('access-1')
  })

  it('asks the other tabs first where one of them is signed in', async () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, value: true }))
    let receive: (data: unknown) => void = () => {}
    const adapter = open({
      post: (topic) => {
        if (topic === 'fresh:session.asked') setTimeout(() => receive(record), 5)
      },
      on: (topic, _, handle) => {
        // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema is the real channel's business
        if (topic === 'fresh:session.token') receive = handle as (data: unknown) => void
      },
    })
    const told = vi.fn<(profile: unknown) => void>()
    adapter.subscribe(told)

    expect(adapter.initial.status).toBe('starting')
    expect(await adapter.current()).toBe('access-1')
    expect(told).toHaveBeenCalledWith(profile)
  })

  it('belongs to a guest after all where no tab answers, and remembers that', async () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, value: true }))
    const adapter = open()
    const told = vi.fn<(profile: unknown) => void>()
    adapter.subscribe(told)

    expect(await adapter.current()).toBeUndefined()
    expect(told).toHaveBeenCalledExactlyOnceWith(null)
    expect(open().initial.status).toBe('guest')
  })

  it('forgets everything when the API refuses the session for good', async () => {
    keep()
    const adapter = open()

    adapter.expire()

    expect(await adapter.current()).toBeUndefined()
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  it('gives the device back while it can still say whose it is, and signs out whether that works or not', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    createTestPlatform()
    keep()
    const unsubscribe = vi.fn(async () => true)
    const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1' }), unsubscribe }
    const registration = { pushManager: { getSubscription: async () => subscription } }
    vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration: async () => registration } })
    const met: (string | null)[] = []
    server.use(
      http.delete('*/v1/Notification/*', () => {
        met.push(sessionStorage.getItem(KEY))
        return new HttpResponse(null, { status: 500 })
      }),
      http.get('*/jwks', () => HttpResponse.json({ keys: [] })),
    )
    const adapter = open()

    await adapter.signOut()

    expect(met).toEqual([expect.stringContaining('access-1')])
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(await adapter.current()).toBeUndefined()
  })
})
