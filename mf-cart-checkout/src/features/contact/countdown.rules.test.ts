import { expect, it } from 'vitest'
import { countdownText, onThisClock, secondsUntil } from './countdown.rules.ts'

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [723, '12:03'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text)
})

it.each([
  [10_000, 9001, 1],
  [10_000, 9000, 1],
  [10_000, 8999, 2],
  [10_000, 10_000, 0],
  [10_000, 99_000, 0],
])('until %d at %d there are %d seconds', (instant, now, seconds) => {
  expect(secondsUntil(instant, now)).toBe(seconds)
})

it('F55 takes the distance from the server and the present from this clock, however wrong that is', () => {
  expect(onThisClock('2030-01-01T00:00:30Z', '2030-01-01T00:00:00Z', 5000)).toBe(35_000)
})
