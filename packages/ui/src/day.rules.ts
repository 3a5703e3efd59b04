// The browser's own formats of dates read tables for 20 ms, 80 on a slow phone, when the first one is made.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `Dec 4, 2026` where the shopper is, for an ISO 8601 instant. */
export function formatDay(instant: string): string {
  const date = new Date(instant)
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
}

/** `Dec 4, 2026` for a day (`2026-12-04`) or the day in UTC of an ISO 8601 instant: the same for everybody. */
export function formatCalendarDay(day: string): string {
  const date = new Date(day)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** `Fri, Dec 4` for `2026-12-04`. */
export function formatWeekday(day: string): string {
  const date = new Date(day)
  return `${WEEKDAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}
