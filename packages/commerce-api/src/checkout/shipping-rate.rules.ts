import type { CartContents, OfferedFulfillment } from '../cart/cart-contents.types.ts'
import type { ShippingRateRecord } from './shipping-rates.table.ts'

/** The chosen rate, or the store's default where none was chosen or the chosen one is no longer offered (spec 2 §4). */
export function shippingRateOf(
  { shippingRates, choices, cart }: Pick<CartContents, 'shippingRates' | 'choices' | 'cart'>,
  { fulfillmentMethodId }: Pick<OfferedFulfillment, 'fulfillmentMethodId'>,
): ShippingRateRecord | undefined {
  const offered = shippingRates.filter((rate) => rate.fulfillmentMethodId === fulfillmentMethodId)
  const wanted = [choices.get(fulfillmentMethodId)?.shippingRateId, cart.shippingRateId]
  return (
    offered.find(({ rateId }) => wanted.includes(rateId)) ?? offered.find(({ isDefault }) => isDefault) ?? offered[0]
  )
}
