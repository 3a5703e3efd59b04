import type { CartFulfillment } from '@aisle/api/cart-detail'
import type { CartFulfillmentRecord } from '../cart/cart-fulfillments.table.ts'

/** Who gets the goods and how, as it was saved last: a checkout that is left and opened again shows it. */
export function presentReceiver(
  choice: CartFulfillmentRecord | undefined,
): Pick<CartFulfillment, 'address' | 'pickupInfo' | 'deliveryInstruction' | 'isContactlessDelivery'> {
  const { address = null, pickupInfo, deliveryInstruction = null, isContactless = false } = choice ?? {}
  if (!pickupInfo) return { address, pickupInfo: null, deliveryInstruction, isContactlessDelivery: isContactless }
  const { fulfillmentMethodID: _method, orderNumber: _number, ...people } = pickupInfo
  return { address, pickupInfo: people, deliveryInstruction, isContactlessDelivery: isContactless }
}
