import type { CartFulfillment } from '@aisle/api/cart-detail'
import type { BlockedSlots, BookedSlot } from '@aisle/api/slot'
import { slotOf } from './slot-of.rules.ts'

/** The slot is not held any more, or has no place left (spec 2 §8). */
export const isSlotGone = (code: string | undefined): boolean => code === 'CRT_0014' || code === 'CRT_0018'

type Slots = Readonly<Record<string, BookedSlot>>

/**
 * The slots, by fulfillment, that the store still holds for the shopper after it has said that one is gone. Where it
 * names none as gone, or nothing is known, all of them have to be chosen again.
 */
export function slotsStillHeld(
  slots: Slots,
  fulfillments: Readonly<Record<string, Pick<CartFulfillment, 'codeName'>>>,
  blocked: BlockedSlots | undefined,
): Slots {
  const held = Object.entries(slots).filter(([method, slot]) => {
    const group = fulfillments[method]
    return blocked && group && slotOf(blocked, group)?.slotBookingID === slot.slotBookingID
  })
  return held.length < Object.keys(slots).length ? Object.fromEntries(held) : {}
}
