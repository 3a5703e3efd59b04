import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSecondsLeft } from './use-seconds-left.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HOUR = 60 * 60 * 1000

/** A wait of so many seconds from now on. */
function begin(seconds: number) {
  const until = Date.now() + seconds * 1000
  const { result } = renderHook(() => useSecondsLeft(until))
  const left = (passed: number, jump = 0) => {
    vi.setSystemTime(Date.now() + jump)
    act(() => void vi.advanceTimersByTime(passed * 1000))
    return result.current
  }
  return left
}

it('F55 counts on where the clock of the device is set back, and ends in its time', () => {
  const left = begin(45)

  expect(left(5)).toBe(40)
  expect(left(1, -HOUR)).toBe(39)
  expect(left(39)).toBe(0)
})

it('F55 is over after a sleep that was longer', () => {
  expect(begin(45)(1, 8 * HOUR)).toBe(0)
})
