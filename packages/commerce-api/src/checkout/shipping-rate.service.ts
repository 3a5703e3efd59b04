import type { ShippingRate } from '@aisle/api/checkout'
import { toAmount } from '@aisle/api/money'
import type { CartContents } from '../cart/cart-contents.types.ts'
import { rateUnknown } from './checkout.errors.ts'

const offeredTo = ({ shippingRates, fulfillments }: CartContents) =>
  shippingRates.filter(({ fulfillmentMethodId }) => fulfillments.has(fulfillmentMethodId))

export const offeredRates = (contents: CartContents): ShippingRate[] =>
  offeredTo(contents).map(({ rateId, name, description, amountCents, estimatedDays, isDefault }) => ({
    rateID: rateId,
    name,
    description,
    amount: toAmount(amountCents),
    estimatedDays,
    isDefault,
  }))

/** @throws AppError when the rate is not offered for what is in the cart */
export function checkRate(contents: CartContents, rateId: string) {
  if (!offeredTo(contents).some((rate) => rate.rateId === rateId)) throw rateUnknown()
}
