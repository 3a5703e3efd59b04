import type { BlockedSlots, BookedSlot } from '@aisle/api/slot'
import type { Hold } from './slot-booking.store.ts'
import { slotText } from './slot-text.ts'

export function presentHolds(holds: readonly Hold[], zones: ReadonlyMap<string, string>, now: Date): BlockedSlots {
  const present = (hold: Hold) => presentHold(hold, zones.get(hold.slot.locationId) ?? 'UTC')
  const ofKind = (kind: string) => {
    const hold = holds.find(({ booking }) => booking.kind === kind)
    return hold ? present(hold) : null
  }
  return {
    storePickupSlot: ofKind('pickup'),
    scheduledDeliverySlot: ofKind('scheduled'),
    heldSlots: holds.map(present),
    serverTime: now.toISOString(),
  }
}

const presentHold = ({ booking, slot }: Hold, timeZone: string): BookedSlot => ({
  slotId: slot.slotId,
  slotBookingID: booking.slotBookingId,
  bookingDate: slot.bookingDate,
  slotTime: slotText(slot.startsAt, slot.endsAt, timeZone),
  startsAt: slot.startsAt.toISOString(),
  endsAt: slot.endsAt.toISOString(),
  expiresAt: booking.expiresAt.toISOString(),
  fulfillmentMethodID: slot.fulfillmentMethodId,
})
