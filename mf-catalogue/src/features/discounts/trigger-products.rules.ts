import type { ProductCard } from '@aisle/api/product-card'

/** What one must buy for a deal, where that is not the same as what it makes cheaper: else the list says it already. */
export function triggersApart(
  discounted: readonly Pick<ProductCard, 'productID'>[],
  triggers: readonly ProductCard[],
): readonly ProductCard[] {
  const ids = new Set(triggers.map(({ productID }) => productID))
  return discounted.every(({ productID }) => ids.has(productID)) ? [] : triggers
}
