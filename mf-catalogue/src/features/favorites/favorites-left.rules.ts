import type { ProductCard } from '@aisle/api/product-card'

/** What was set here since the products came: product → whether it is a favorite. */
export type Marks = Readonly<Record<string, boolean>>

/** The total of a list of favorites, less by those of its products that are no longer any (spec 1 §4). */
export const favoritesLeft = (
  count: number,
  products: readonly Pick<ProductCard, 'productID'>[],
  marks: Marks,
): number => Math.max(0, count - products.filter(({ productID }) => marks[productID] === false).length)
