import type { Slot } from '@aisle/api/slot'

const OFFERED = 3

/**
 * What to take instead of a slot that is lost: of those that can be booked, at most three whose beginning is nearest to
 * its own; of two that are as near as each other the later, which leaves more time. The lost one itself counts where only
 * its hold has run out. All are of one store and one way of receiving.
 */
export function nearestSlots(lost: Pick<Slot, 'startsAt'>, slots: readonly Slot[]): Slot[] {
  const wanted = Date.parse(lost.startsAt)
  const distance = ({ startsAt }: Slot) => Math.abs(Date.parse(startsAt) - wanted)
  return slots
    .filter(({ isAvailable, placesLeft }) => isAvailable && placesLeft > 0)
    .toSorted((one, other) => distance(one) - distance(other) || Date.parse(other.startsAt) - Date.parse(one.startsAt))
    .slice(0, OFFERED)
}
