import type { CartFulfillment } from '@aisle/api/cart-detail'
import { isPickedUp } from '@aisle/api/fulfillment-kind'
import type { BlockedSlots, BookedSlot } from '@aisle/api/slot'

type Group = Pick<CartFulfillment, 'codeName'> & Partial<Pick<CartFulfillment, 'fulfillmentMethodID'>>

/**
 * The slot that is held for this way to get the goods. A store that names one of each kind alone holds no more than that
 * (spec 1 §7).
 */
export function slotOf(blocked: BlockedSlots, { codeName, fulfillmentMethodID }: Group): BookedSlot | undefined {
  if (blocked.heldSlots && fulfillmentMethodID) {
    return blocked.heldSlots.find((slot) => slot.fulfillmentMethodID === fulfillmentMethodID)
  }
  return (isPickedUp(codeName) ? blocked.storePickupSlot : blocked.scheduledDeliverySlot) ?? undefined
}
