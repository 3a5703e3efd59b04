import type { Slot, SlotDays } from '@aisle/api/slot'

type Day = SlotDays['days'][number]

// A day has no zone: noon in UTC is the same day for everybody, on the server and in the browser.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Fri, Nov 20` for `2026-11-20`. */
export const dayLabel = (date: string): string => dayFormat.format(new Date(`${date}T12:00:00Z`))

/** The day to show first: the chosen slot's, else the first with a place, else the first. */
export function dayToShow(days: readonly Day[], selectedSlotId: string | undefined): string | undefined {
  const chosen = days.find(({ slots }) => slots.some(({ slotId }) => slotId === selectedSlotId))
  return (chosen ?? days.find(({ slots }) => slots.some(isBookable)) ?? days[0])?.date
}

export const isBookable = ({ isAvailable, placesLeft }: Pick<Slot, 'isAvailable' | 'placesLeft'>): boolean =>
  isAvailable && placesLeft > 0

/** `3 places left`, `Full`, `Closed`. */
export function placesLabel({ isAvailable, placesLeft }: Pick<Slot, 'isAvailable' | 'placesLeft'>): string {
  if (placesLeft <= 0) return 'Full'
  if (!isAvailable) return 'Closed'
  return placesLeft === 1 ? '1 place left' : `${placesLeft} places left`
}
