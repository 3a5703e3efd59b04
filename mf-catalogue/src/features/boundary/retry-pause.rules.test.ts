import { expect, it } from 'vitest'
import { secondsLeft, secondsToWait } from './retry-pause.rules.ts'

it.each([
  [undefined, 0],
  [0, 0],
  [-5, 0],
  [Number.NaN, 0],
  [0.2, 1],
  [7, 7],
  [60, 60],
  [3600, 60],
])('F14 Retry-After %s is a pause of %s s', (retryAfter, seconds) => {
  expect(secondsToWait(retryAfter)).toBe(seconds)
})

it.each([
  { why: 'at the beginning', now: 0, left: 7 },
  { why: 'within a second', now: 400, left: 7 },
  { why: 'after two', now: 2000, left: 5 },
  { why: 'when they are over', now: 7000, left: 0 },
  { why: 'after a sleep of eight hours', now: 8 * 3_600_000, left: 0 },
])('F55 of seven seconds $left are left $why', ({ now, left }) => {
  expect(secondsLeft(7000, now)).toBe(left)
})
