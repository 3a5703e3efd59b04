import type { CartFulfillment } from '@aisle/api/cart-detail'
import { toAmount, toCents } from '@aisle/api/money'

/**
 * Dollars that a fulfillment lacks to reach its minimum; 0 where it may be checked out. The tip and the charges count,
 * and a positive fixed charge stands in for the minimum (spec 2 §5, decision 17).
 */
export function missingForMinimum(
  fulfillment: Pick<CartFulfillment, 'minCheckoutAmount' | 'totalAmount' | 'fixedCharge' | 'additionalCharges'>,
  tipAmount: number,
): number {
  if ((fulfillment.fixedCharge ?? 0) > 0) return 0
  const charges = (fulfillment.additionalCharges ?? []).reduce(
    (sum, { chargeAmount }) => sum + toCents(chargeAmount),
    0,
  )
  const reached = toCents(fulfillment.totalAmount) + toCents(tipAmount) + charges
  return toAmount(Math.max(0, toCents(fulfillment.minCheckoutAmount ?? 0) - reached))
}
