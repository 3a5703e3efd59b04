import { expect, it } from 'vitest'
import { secondsToWait } from './retry-pause.rules.ts'

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
