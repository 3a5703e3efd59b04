import type { Slot, SlotDays } from '@aisle/api/slot'

type Day = SlotDays['days'][number]

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
