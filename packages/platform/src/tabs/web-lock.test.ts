import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTabLock } from './web-lock.ts'

type Request = (name: string, options: { signal: AbortSignal }, work: () => Promise<unknown>) => Promise<unknown>

const stubLocks = (request: Request) => vi.stubGlobal('navigator', { locks: { request } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a lock between tabs', () => {
  it('runs the work while it is held', async () => {
    stubLocks((_, __, work) => work())

    expect(await withTabLock('session', async () => 'done')).toBe('done')
  })

  it('F17 is not waited for longer than fifteen seconds', async () => {
    stubLocks(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    const work = vi.fn(async () => 'done')

    const outcome = withTabLock('session', work)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)

    expect(await outcome).toBe('done')
    expect(work).toHaveBeenCalledOnce()
  })

  it('lets a failure of the work through, without doing it again', async () => {
    stubLocks((_, __, work) => work())
    const work = vi.fn(() => Promise.reject(new Error('refused')))

    await expect(withTabLock('session', work)).rejects.toThrow('refused')
    expect(work).toHaveBeenCalledOnce()
  })

  it('F47 is done without where the browser blocks storage, and locks with it', async () => {
    stubLocks(() => Promise.reject(new DOMException('Access to locks is denied.', 'SecurityError')))
    const work = vi.fn(async () => 'done')

    expect(await withTabLock('session', work)).toBe('done')
    expect(work).toHaveBeenCalledOnce()
  })

  it('is done without where the browser has none', async () => {
    vi.stubGlobal('navigator', {})

    expect(await withTabLock('session', async () => 'done')).toBe('done')
  })
})
