import type { CartItem } from '@aisle/api/cart-detail'
import type { SubstitutionWish } from './use-set-substitution.ts'

/** What is to hold for a line; what was chosen for it before stays chosen. */
export function wishOf(
  { orderLineItemID, selectedSubstitute }: CartItem,
  { allowSubstitute, chosen = selectedSubstitute?.substituteProductID }: { allowSubstitute: boolean; chosen?: string },
): SubstitutionWish {
  return { orderLineItemID, allowSubstitute, ...(chosen ? { selectedSubstituteProduct: chosen } : {}) }
}
