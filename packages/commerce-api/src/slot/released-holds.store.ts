import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { noOtherHold, slotOfBooking } from './slot-booking.store.ts'
import { slotBookings } from './slot-bookings.table.ts'
import { slots } from './slots.table.ts'

/** Own bookings of slots that were given back before their time was over, where no other slot was taken instead. */
export const listReleased = (
  { db, tenantId }: Transaction,
  subject: string,
  bookingIds: readonly string[],
  now: Date,
) =>
  db
    .select({ slotBookingId: slotBookings.slotBookingId, slot: slots })
    .from(slotBookings)
    .innerJoin(slots, slotOfBooking)
    .where(
      and(
        eq(slotBookings.tenantId, tenantId),
        inArray(slotBookings.slotBookingId, [...bookingIds]),
        eq(slotBookings.subject, subject),
        eq(slotBookings.state, 'released'),
        gt(slotBookings.expiresAt, now),
        noOtherHold({ db, tenantId }, subject),
      ),
    )
    .orderBy(asc(slots.slotId))

/** A booking holds its slot again; its place has been taken. */
export async function holdReleased({ db, tenantId }: Transaction, slotBookingId: string) {
  await db
    .update(slotBookings)
    .set({ state: 'held' })
    .where(and(eq(slotBookings.tenantId, tenantId), eq(slotBookings.slotBookingId, slotBookingId)))
}
