import { expect, it } from 'vitest'
import { waitingTime } from './waiting-time.rules.ts'

it.each([
  [1, '0:01'],
  [59, '0:59'],
  [60, '1:00'],
  [845, '14:05'],
  [3600, '1 h 0 min'],
  [86_399, '23 h 59 min'],
])('F14 %s seconds are %s', (seconds, text) => {
  expect(waitingTime(seconds)).toBe(text)
})
