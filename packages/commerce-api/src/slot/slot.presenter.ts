import type { Slot } from '@aisle/api/slot'
import type { SlotRow } from './slots.store.ts'
import type { SlotRecord } from './slots.table.ts'
import { clockText } from './store-clock.rules.ts'

/** `9:00 AM – 10:00 AM` */
const slotTimeOf = ({ localStart, localEnd }: Pick<SlotRecord, 'localStart' | 'localEnd'>) =>
  `${clockText(localStart)} – ${clockText(localEnd)}`

export function presentSlot({ slot, expiredHolds }: SlotRow, now: Date): Slot {
  const placesLeft = Math.min(slot.capacity, slot.placesLeft + expiredHolds)
  return {
    slotId: slot.slotId,
    bookingDate: slot.bookingDate,
    slotTime: slotTimeOf(slot),
    startsAt: slot.startsAt.toISOString(),
    endsAt: slot.endsAt.toISOString(),
    placesLeft,
    isAvailable: placesLeft > 0 && slot.cutoffAt > now,
    cutoff: slot.cutoffAt.toISOString(),
  }
}
