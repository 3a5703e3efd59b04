import { expect, it } from 'vitest'
import { sevenDaysFrom } from './seven-days.rules.ts'

it.each([
  ['2026-11-20T12:00:00Z', '2026-11-18', '2026-11-28'],
  ['2026-12-30T23:59:59Z', '2026-12-28', '2027-01-07'],
  ['2028-02-28T00:00:00Z', '2028-02-26', '2028-03-07'],
])('1§7 F21 at %s asks for the days from %s to %s: the store’s seven, wherever it is', (now, fromDate, toDate) => {
  expect(sevenDaysFrom(new Date(now))).toEqual({ fromDate, toDate })
})
