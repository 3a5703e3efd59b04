import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  // A page remembers that the shopper has moved.
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function listen() {
  const { onceMoved } = await import('./once-moved.ts')
  const update = vi.fn()
  onceMoved(update)
  await vi.advanceTimersByTimeAsync(1_000)
  return update
}

it('what was pressed before the page listened counts', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })

  expect(await listen()).toHaveBeenCalledOnce()
})

it('nothing is brought to a shopper who has done nothing', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false }, configurable: true })

  expect(await listen()).not.toHaveBeenCalled()
})
