import type { CartFulfillment } from '@aisle/api/cart-detail'
import { toAmount } from '@aisle/api/money'
import type { PricedFulfillment } from '../pricing/pricing.types.ts'
import type { OfferedFulfillment } from './cart-contents.types.ts'

type GroupSums = Pick<CartFulfillment, 'shippingAmount' | 'missingToDropCharge'>

/** What a group costs beside its goods, and how much more of them spares the minimum-order charge (spec 2 §4). */
export function presentGroupSums(
  priced: PricedFulfillment | undefined,
  { minCheckoutCents }: Pick<OfferedFulfillment, 'minCheckoutCents'>,
): GroupSums {
  if (!priced) return {}
  const { totalCents, shippingCents, minimumChargeCents } = priced
  // The charge is dropped above the minimum, not at it (decision 17).
  const missing = (minCheckoutCents ?? 0) - totalCents - shippingCents + 1
  return {
    shippingAmount: toAmount(shippingCents),
    missingToDropCharge: minimumChargeCents > 0 ? toAmount(missing) : null,
  }
}
