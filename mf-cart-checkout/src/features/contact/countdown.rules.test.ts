import { expect, it } from 'vitest'
import { countdownText, onThisClock, presentSince, secondsUntil } from './countdown.rules.ts'

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

it.each([
  { why: 'after five seconds', clock: 105_000, steady: 5000, present: 105_000 },
  { why: 'where the clock was set back by an hour', clock: -3_495_000, steady: 5000, present: 105_000 },
  { why: 'after a sleep in which only the clock went on', clock: 28_900_000, steady: 5000, present: 28_900_000 },
])('F55 knows the present $why', ({ clock, steady, present }) => {
  expect(presentSince({ clock: 100_000, steady: 0 }, { clock, steady })).toBe(present)
})

it('F55 takes the distance from the server and the present from this clock, however wrong that is', () => {
  expect(onThisClock('2030-01-01T00:00:30Z', '2030-01-01T00:00:00Z', 5000)).toBe(35_000)
})
