import type { Slot } from '@aisle/api/slot'
import type { Transaction } from '../database/database.ts'
import { findLocation } from '../location/locations.store.ts'
import { nearestSlots } from './nearest-slots.rules.ts'
import { findSlotOfBooking } from './slot-booking.store.ts'
import { presentSlot } from './slot.presenter.ts'
import { findSlot, readSlots } from './slots.store.ts'
import { localDays } from './store-clock.rules.ts'

/** Slots to take instead of one that is lost, of the same store and way of receiving, in the days that can be booked. */
export async function nearestTo(tx: Transaction, slotId: string | undefined, now: Date): Promise<Slot[]> {
  const lost = slotId && (await findSlot(tx, slotId))
  const location = lost && (await findLocation(tx, lost.locationId))
  if (!location) return []
  const { locationId, fulfillmentMethodId } = lost
  const days = localDays(now, location.timeZone)
  const [fromDate, toDate] = [days.at(0) ?? lost.bookingDate, days.at(-1) ?? lost.bookingDate]
  const slots = await readSlots(tx, { locationId, fulfillmentMethodId, fromDate, toDate, now })
  return nearestSlots(
    { startsAt: lost.startsAt.toISOString() },
    slots.map((row) => presentSlot(row, now)),
  )
}

/** The same for a booking of the shopper's that is held no more. */
export async function nearestToBooking(
  tx: Transaction,
  { subject, slotBookingId }: { readonly subject: string; readonly slotBookingId: string | undefined },
  now: Date,
): Promise<Slot[]> {
  return slotBookingId ? await nearestTo(tx, await findSlotOfBooking(tx, subject, slotBookingId), now) : []
}
