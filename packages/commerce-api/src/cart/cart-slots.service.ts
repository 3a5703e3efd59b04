import type { Transaction } from '../database/database.ts'
import { holdReleased, listReleased } from '../slot/released-holds.store.ts'
import { lockAllOwnHolds, releaseBookings, takePlace } from '../slot/slot-booking.store.ts'
import { awaitTurn } from '../slot/slot-turn.store.ts'
import type { CartContents } from './cart-contents.types.ts'
import { usesFulfillment } from './cart-lines.store.ts'
import type { SnapshotContents } from './cart-snapshots.table.ts'
import type { CartRecord } from './carts.table.ts'

/** Gives back the slots that are held for ways of receiving by which nothing in the cart comes: others may have them. */
export async function freeIdleSlots(
  tx: Transaction,
  { cart, fulfillments }: Pick<CartContents, 'cart' | 'fulfillments'>,
): Promise<void> {
  await releaseBookings(tx, await lockAllOwnHolds(tx, cart.subject, [...fulfillments.keys()]))
}

/**
 * What is brought back has its slot again, for the rest of the time that it was held for, where a place is left and no
 * other slot was taken since.
 * @param cart locked, with its lines as they have become
 */
export async function holdSlotsAgain(
  tx: Transaction,
  { cartId, subject }: CartRecord,
  { slotBookingIds = [], cart: { locationId } }: SnapshotContents,
  now: Date,
): Promise<void> {
  if (slotBookingIds.length === 0) return
  await awaitTurn(tx, subject)
  for (const { slotBookingId, slot } of await listReleased(tx, subject, slotBookingIds, now)) {
    if (slot.locationId !== locationId) continue
    if (!(await usesFulfillment(tx, cartId, slot.fulfillmentMethodId))) continue
    if (await takePlace(tx, slot.slotId, now)) await holdReleased(tx, slotBookingId)
  }
}
