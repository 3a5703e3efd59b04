import type { ShippingRate } from '@aisle/api/checkout'
import { toAmount } from '@aisle/api/money'
import type { CartContents } from '../cart/cart-contents.types.ts'
import type { Transaction } from '../database/database.ts'
import { saveRates } from './cart-choices.store.ts'
import { rateUnknown } from './checkout.errors.ts'
import { changedRates } from './shipping-rate.rules.ts'

const offeredTo = ({ shippingRates, fulfillments }: CartContents) =>
  shippingRates.filter(({ fulfillmentMethodId }) => fulfillments.has(fulfillmentMethodId))

export const offeredRates = (contents: CartContents): ShippingRate[] =>
  offeredTo(contents).map(
    ({ rateId, fulfillmentMethodId, name, description, amountCents, estimatedDays, isDefault }) => ({
      rateID: rateId,
      fulfillmentMethodID: fulfillmentMethodId,
      name,
      description,
      amount: toAmount(amountCents),
      estimatedDays,
      isDefault,
    }),
  )

/** The way of receiving that a rate is for. @throws AppError when it is not offered for what is in the cart (T24) */
export function methodOfRate(contents: CartContents, rateId: string): string {
  const rate = offeredTo(contents).find((one) => one.rateId === rateId)
  if (!rate) throw rateUnknown()
  return rate.fulfillmentMethodId
}

/** @throws AppError when this store does not offer the rate for this way of receiving (T24) */
export function checkRate(contents: CartContents, rateId: string, fulfillmentMethodId: string) {
  if (methodOfRate(contents, rateId) !== fulfillmentMethodId) throw rateUnknown()
}

/** The rates that a cart is shipped with are kept with it, also where the shopper has chosen none (spec 2 §4). */
export async function keepRates(tx: Transaction, contents: CartContents) {
  const changed = changedRates(contents)
  if (changed.length > 0) await saveRates(tx, contents.cart.cartId, changed)
}
