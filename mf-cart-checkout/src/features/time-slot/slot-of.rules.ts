import type { CartFulfillment } from '@aisle/api/cart-detail'
import { isPickedUp } from '@aisle/api/fulfillment-kind'
import type { BlockedSlots, BookedSlot } from '@aisle/api/slot'

/** The slot that is held for this way to get the goods. */
export const slotOf = (
  blocked: BlockedSlots,
  { codeName }: Pick<CartFulfillment, 'codeName'>,
): BookedSlot | undefined =>
  (isPickedUp(codeName) ? blocked.storePickupSlot : blocked.scheduledDeliverySlot) ?? undefined
