import type { Location } from '@aisle/api/location'

type Hours = NonNullable<Location['openingHours']>

/** Sunday first, as the days of opening hours are counted. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** `09:00` → `9:00 AM`. The times are the store's own: they are shown as they are, in no other zone (F43). */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 || hour === 24 ? 'AM' : 'PM'}`
}

/** A line for each weekday, Monday first. */
export const hoursByDay = (hours: Hours): readonly { readonly day: string; readonly hours: string | undefined }[] =>
  [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const day = hours.find((entry) => entry.weekday === weekday)
    const isOpen = day?.opensAt && day.closesAt
    return {
      day: weekdayNames[weekday] ?? '',
      hours: isOpen ? `${clockTime(day.opensAt ?? '')} – ${clockTime(day.closesAt ?? '')}` : undefined,
    }
  })
