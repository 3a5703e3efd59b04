import { defaultScheduler, notifyManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { putPressesFirst } from './presses-first.ts'

const FRAME = 16
let ending = new AbortController()
const pointer = (type: string) => dispatchEvent(new Event(type))

/** An answer that comes now, and who hears of it. */
function answer() {
  const hear = vi.fn()
  notifyManager.schedule(hear)
  return hear
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  ending = new AbortController()
  putPressesFirst(ending.signal)
})
afterEach(() => {
  ending.abort()
  notifyManager.setScheduler(defaultScheduler)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('an answer that comes', () => {
  it('while nothing is pressed is shown at once', () => {
    const hear = answer()

    vi.advanceTimersByTime(0)

    expect(hear).toHaveBeenCalledOnce()
  })

  it('during a press is shown behind the frame that answers the press', () => {
    pointer('pointerdown')
    const hear = answer()
    vi.advanceTimersByTime(80)
    pointer('pointerup')
    vi.advanceTimersByTime(FRAME)
    expect(hear).not.toHaveBeenCalled()

    vi.advanceTimersByTime(FRAME + 1)

    expect(hear).toHaveBeenCalledOnce()
  })

  it('of what the press itself has changed is shown at once, before what came during it', () => {
    pointer('pointerdown')
    const early = answer()
    pointer('pointerup')
    const own = answer()
    vi.advanceTimersByTime(0)
    expect(own).toHaveBeenCalledOnce()
    expect(early).not.toHaveBeenCalled()

    vi.advanceTimersByTime(2 * FRAME + 1)

    expect(early).toHaveBeenCalledOnce()
  })

  it('waits for the second of two quick presses', () => {
    pointer('pointerdown')
    const hear = answer()
    pointer('pointerup')
    vi.advanceTimersByTime(FRAME)
    pointer('pointerdown')
    vi.advanceTimersByTime(3 * FRAME)
    expect(hear).not.toHaveBeenCalled()

    pointer('pointerup')
    vi.advanceTimersByTime(2 * FRAME + 1)

    expect(hear).toHaveBeenCalledOnce()
  })

  it('under a finger that begins to scroll is shown at once', () => {
    pointer('pointerdown')
    const hear = answer()
    pointer('pointercancel')

    vi.advanceTimersByTime(0)

    expect(hear).toHaveBeenCalledOnce()
  })

  it('under a finger that stays is shown all the same, and is told once', () => {
    pointer('pointerdown')
    const hear = answer()
    vi.advanceTimersByTime(599)
    expect(hear).not.toHaveBeenCalled()

    vi.advanceTimersByTime(1)
    vi.advanceTimersByTime(0)
    pointer('pointerup')
    vi.runAllTimers()

    expect(hear).toHaveBeenCalledOnce()
  })
})
