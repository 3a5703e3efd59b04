import { describe, expect, it } from 'vitest'
import { formatCalendarDay, formatDay, formatWeekday } from './day.rules.ts'

/** Every second day of four years, at a time that is another day elsewhere. */
const instants = Array.from({ length: 730 }, (_, index) =>
  new Date(Date.UTC(2024, 1, 28 + 2 * index, index % 2 ? 23 : 1, 30)).toISOString(),
)

describe('days read as the browser itself would write them', () => {
  it('where the shopper is', () => {
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
    for (const instant of instants) expect(formatDay(instant)).toBe(format.format(new Date(instant)))
  })

  it('in UTC, for a day as for an instant', () => {
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    for (const instant of instants) {
      expect(formatCalendarDay(instant)).toBe(format.format(new Date(instant)))
      expect(formatCalendarDay(instant.slice(0, 10))).toBe(format.format(new Date(instant)))
    }
  })

  it('with the day of the week', () => {
    const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
    const format = new Intl.DateTimeFormat('en-US', options)
    for (const instant of instants) expect(formatWeekday(instant.slice(0, 10))).toBe(format.format(new Date(instant)))
  })
})
