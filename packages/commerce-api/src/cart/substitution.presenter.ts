import { ZERO_ID } from '@aisle/api/ids'
import { toAmount } from '@aisle/api/money'
import type { SubstituteProduct } from '@aisle/api/order-line'
import type { CartContents, CartLine, ChosenSubstitute, OfferedFulfillment } from './cart-contents.types.ts'
import { canBeSubstituted } from './substitution.rules.ts'

/** Whatever the picker takes (spec 2 §3). */
export const noPreference: SubstituteProduct = {
  substituteProductID: ZERO_ID,
  productID: null,
  productName: 'No Preference',
}

export const presentSubstitute = (substitute: ChosenSubstitute): SubstituteProduct => ({
  substituteProductID: substitute.productId,
  productID: substitute.productId,
  productName: substitute.title,
  image: substitute.imageUrl,
  price: toAmount(substitute.priceCents),
  qtyOnHand: substitute.onHand ?? 0,
  seoName: substitute.seoName,
})

/** Whether something else may come instead of a line's product, and what the shopper has chosen for it. */
export function presentSubstitution(line: CartLine, { kind }: OfferedFulfillment, { substitutes }: CartContents) {
  const canSubstitute = canBeSubstituted(line, kind)
  const allowSubstitute = canSubstitute && line.allowSubstitute
  const chosen = line.substituteProductId === null ? undefined : substitutes.get(line.substituteProductId)
  const selectedSubstitute = chosen ? presentSubstitute(chosen) : noPreference
  return { canSubstitute, allowSubstitute, selectedSubstitute: allowSubstitute ? selectedSubstitute : null }
}
