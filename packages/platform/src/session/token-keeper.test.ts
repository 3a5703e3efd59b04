import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isNumber, isShape, isText } from '../shapes/shape.ts'
import { createMemoryValue } from '../storage/stored-value.ts'
import type { TabChannel } from '../tabs/tab-channel.ts'
import { createTokenKeeper, type KeptToken } from './token-keeper.ts'

const check = isShape<KeptToken>({ accessToken: isText, expiresAt: isNumber })
const MINUTE = 60_000

/** A browser: tabs that share a channel and a lock, and a server that counts what it hands out. */
function openBrowser({ lifetime = 15 * MINUTE, latency = 50, tabLatency = 5 } = {}) {
  const listeners: { tab: number; topic: string; handle: (data: unknown) => void }[] = []
  let lock: Promise<unknown> = Promise.resolve()
  const withLock = <R>(_: string, work: () => Promise<R>) => {
    const turn = lock.then(work)
    lock = turn.catch(() => {})
    return turn
  }
  const renew = vi.fn(async (): Promise<KeptToken | undefined> => {
    await new Promise((resolve) => setTimeout(resolve, latency))
    return { accessToken: `token-${renew.mock.calls.length}`, expiresAt: Date.now() + lifetime }
  })
  const openTab = (tab: number, token?: KeptToken) => {
    const channel: TabChannel = {
      post(topic, data) {
        for (const listener of listeners) {
          if (listener.tab !== tab && listener.topic === topic) setTimeout(() => listener.handle(data), tabLatency)
        }
      },
      on(topic, isExpected, handle) {
        listeners.push({ tab, topic, handle: (data) => void (isExpected(data) && handle(data)) })
      },
    }
    const stored = createMemoryValue(token)
    return createTokenKeeper({ name: 'fresh:guest', check, stored, channel, renew, withLock })
  }
  return { openTab, renew }
}

const old = (): KeptToken => ({ accessToken: 'old', expiresAt: Date.now() + MINUTE })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets timers run until the work is done. */
async function finish<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync()
  return await work
}

describe('one tab', () => {
  it('gives the token that it has while that is good', async () => {
    const { openTab, renew } = openBrowser()

    const token = await finish(openTab(1, old()).current())

    expect(token?.accessToken).toBe('old')
    expect(renew).not.toHaveBeenCalled()
  })

  it.each([
    { why: 'there is none', token: undefined },
    { why: 'it is about to end', token: { accessToken: 'old', expiresAt: Date.now() + 5_000 } },
  ])('fetches one when $why', async ({ token }) => {
    const { openTab, renew } = openBrowser()

    expect((await finish(openTab(1, token).current()))?.accessToken).toBe('token-1')
    expect(renew).toHaveBeenCalledOnce()
  })

  it('F15 renews once for twenty calls that were refused together', async () => {
    const { openTab, renew } = openBrowser()
    const tab = openTab(1, old())

    const tokens = await finish(Promise.all(Array.from({ length: 20 }, () => tab.replace('old'))))

    expect(new Set(tokens.map((token) => token?.accessToken))).toEqual(new Set(['token-1']))
    expect(renew).toHaveBeenCalledOnce()
  })

  it('F15 does not renew again for a refusal that arrives late', async () => {
    const { openTab, renew } = openBrowser()
    const tab = openTab(1, old())

    await finish(tab.replace('old'))
    const late = await finish(tab.replace('old'))

    expect(late?.accessToken).toBe('token-1')
    expect(renew).toHaveBeenCalledOnce()
  })

  it('tries anew after a renewal that failed', async () => {
    const { openTab, renew } = openBrowser()
    const tab = openTab(1)
    renew.mockRejectedValueOnce(new Error('unreachable'))

    await Promise.all([expect(tab.current()).rejects.toThrow('unreachable'), vi.runAllTimersAsync()])

    expect((await finish(tab.current()))?.accessToken).toBe('token-2')
  })

  it('F55 judges by time, not by ticks, after a sleep of eight hours', async () => {
    const { openTab } = openBrowser()
    const tab = openTab(1, old())

    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE)

    expect((await finish(tab.current()))?.accessToken).toBe('token-1')
  })
})

describe('several tabs', () => {
  it('F16 renew once when twenty calls in each of three are refused together', async () => {
    const { openTab, renew } = openBrowser()
    const tabs = [1, 2, 3].map((number) => openTab(number, old()))

    const tokens = await finish(
      Promise.all(tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.replace('old')))),
    )

    expect(new Set(tokens.map((token) => token?.accessToken))).toEqual(new Set(['token-1']))
    expect(renew).toHaveBeenCalledOnce()
  })

  it('take over a token that another one has put in place', async () => {
    const { openTab, renew } = openBrowser()
    const [first, second] = [openTab(1), openTab(2)]

    first.put({ accessToken: 'signed-in', expiresAt: Date.now() + MINUTE })
    await vi.runAllTimersAsync()

    expect(second.peek()?.accessToken).toBe('signed-in')
    expect(renew).not.toHaveBeenCalled()
  })

  it('ask the others before they take a shopper for a guest', async () => {
    const { openTab, renew } = openBrowser()
    openTab(1, old())

    const borrowed = await finish(openTab(2).borrow())

    expect(borrowed?.accessToken).toBe('old')
    expect(renew).not.toHaveBeenCalled()
  })

  it('F18 wait for one that is busy before they take a shopper for a guest', async () => {
    const { openTab } = openBrowser({ tabLatency: 600 })
    openTab(1, old())

    expect((await finish(openTab(2).borrow()))?.accessToken).toBe('old')
  })

  it('F18 lose it together', async () => {
    const { openTab } = openBrowser()
    const [first, second] = [openTab(1, old()), openTab(2, old())]

    first.forget({ everywhere: true })
    await vi.runAllTimersAsync()

    expect(second.peek()).toBeUndefined()
  })

  it('F21 renew once also when the clock was set back by a day since the refused token came', async () => {
    const { openTab, renew } = openBrowser()
    const kept = { accessToken: 'old', expiresAt: Date.now() + 24 * 60 * MINUTE }
    const [first, second] = [openTab(1, kept), openTab(2, kept)]

    await finish(first.replace('old'))

    expect((await finish(second.replace('old')))?.accessToken).toBe('token-1')
    expect(renew).toHaveBeenCalledOnce()
  })
})
