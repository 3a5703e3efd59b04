import { aBoot } from '@aisle/contract/testing'
import { createMemoryValue, createTokenKeeper, type TabChannel } from '@aisle/platform/host'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOidc } from './oidc.ts'
import { isSessionRecord, type SessionRecord } from './session-record.ts'

const RENEWALS = 1000
const TABS = 3
const CALLS_AT_ONCE = 20
const LIFETIME = 15 * 60
const origin = 'http://fresh.localhost:3000'
const { identity } = aBoot()

/** Numbers from 0 up to 1, the same each time. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

type Weather = 'fine' | 'unreachable' | 'busy' | 'garbage'

/** The provider's rules: a refresh token is good once, and whoever shows a used one ends the session for all. */
function createProvider(weather: () => Weather) {
  let rotations = 0
  let isRevoked = false
  const asked: Weather[] = []
  const answer = (status: number, body: string) =>
    new Response(body, { status, headers: { 'content-type': 'application/json' } })

  const token = async (body: string) => {
    const now = weather()
    asked.push(now)
    await new Promise((resolve) => setTimeout(resolve, 40))
    if (now === 'unreachable') throw new TypeError('Failed to fetch')
    if (now === 'busy') return answer(503, '{"error":"temporarily_unavailable"}')
    if (now === 'garbage') return answer(502, '<html>Bad gateway</html>')
    const shown = new URLSearchParams(body).get('refresh_token')
    isRevoked ||= shown !== `refresh-${rotations}`
    if (isRevoked) return answer(400, '{"error":"invalid_grant"}')
    rotations += 1
    const granted = { access_token: `access-${rotations}`, refresh_token: `refresh-${rotations}`, expires_in: LIFETIME }
    return answer(200, JSON.stringify({ ...granted, token_type: 'Bearer' }))
  }
  return { token, asked, rotations: () => rotations, isRevoked: () => isRevoked }
}

const first = (): SessionRecord => ({
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  expiresAt: Date.now() + LIFETIME * 1000,
  profile: { subject: 'shopper-1', email: 'customer@example.com', firstName: 'Carla' },
})

/** Tabs that share a lock and a channel, as those of a browser do. */
function openTabs(onGone: () => void) {
  const listeners: { tab: number; topic: string; hear: (data: unknown) => void }[] = []
  let lock: Promise<unknown> = Promise.resolve()
  const withLock = <R>(_: string, work: () => Promise<R>) => {
    const turn = lock.then(work)
    lock = turn.catch(() => {})
    return turn
  }
  const oidc = createOidc(identity, origin)
  return Array.from({ length: TABS }, (_, tab) => {
    const channel: TabChannel = {
      post(topic, data) {
        for (const listener of listeners) {
          if (listener.tab !== tab && listener.topic === topic) setTimeout(() => listener.hear(data), 5)
        }
      },
      on(topic, isExpected, handle) {
        listeners.push({ tab, topic, hear: (data) => void (isExpected(data) && handle(data)) })
      },
    }
    return createTokenKeeper<SessionRecord>({
      name: 'fresh:session',
      check: isSessionRecord,
      stored: createMemoryValue(first()),
      channel,
      withLock,
      renew: async (known) => (known ? await oidc.renew(known) : undefined),
      onForeignChange: (record) => void (record ?? onGone()),
    })
  })
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets time go by until the work is done. */
async function finish<T>(work: Promise<T>): Promise<T> {
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  while (!isDone) await vi.advanceTimersByTimeAsync(25)
  return await work
}

it(`G13 F15 F16 nobody is signed out by ${RENEWALS} renewals in ${TABS} tabs, whatever the provider's weather`, async () => {
  const random = randomOf(13)
  const weather = (): Weather => {
    const draw = random()
    return draw < 0.8 ? 'fine' : draw < 0.88 ? 'unreachable' : draw < 0.95 ? 'busy' : 'garbage'
  }
  const provider = createProvider(weather)
  vi.stubGlobal('fetch', (_: unknown, { body }: { readonly body?: unknown } = {}) => provider.token(String(body)))
  const onGone = vi.fn<() => void>()
  const tabs = openTabs(onGone)

  while (provider.rotations() < RENEWALS) {
    const spent = `access-${provider.rotations()}`
    // Either the API refuses the token in calls of some tabs at once, or a quarter of an hour has gone by.
    const isRefused = random() < 0.5
    if (!isRefused) vi.setSystemTime(Date.now() + LIFETIME * 1000)
    const busyTabs = tabs.filter((_, index) => index === 0 || random() < 0.7)
    const calls = busyTabs.flatMap((tab) =>
      Array.from({ length: 1 + Math.floor(random() * CALLS_AT_ONCE) }, () =>
        isRefused ? tab.replace(spent) : tab.current(),
      ),
    )
    const outcomes = await finish(Promise.allSettled(calls))
    const tokens = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value?.accessToken] : []))
    // Whoever got an answer has the new token; no answer was an end. The others could not reach anybody, and try again.
    expect(new Set(tokens)).toEqual(new Set(tokens.length > 0 ? [`access-${provider.rotations()}`] : []))
    expect(tabs.map((tab) => tab.peek()?.refreshToken).every(Boolean)).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
  }

  expect(provider.isRevoked()).toBe(false)
  expect(onGone).not.toHaveBeenCalled()
  expect(provider.asked.filter((one) => one === 'fine')).toHaveLength(RENEWALS)
  // The weather was not fine all the time.
  expect(provider.asked.length).toBeGreaterThan(RENEWALS * 1.1)
}, 60_000)
