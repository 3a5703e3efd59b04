const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `Dec 4, 2026` for `2026-12-04`: a day has no zone. */
export const calendarDay = (day: string): string => format.format(new Date(`${day.slice(0, 10)}T12:00:00Z`))
