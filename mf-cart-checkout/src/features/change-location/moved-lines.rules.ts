import type { MovedLine } from '@aisle/api/cart-location'

const ORDER: readonly MovedLine['outcome'][] = ['unavailable', 'limit', 'price', 'kept']

/** What changes comes before what does not; otherwise the order of the cart. */
export const changedFirst = (lines: readonly MovedLine[]): readonly MovedLine[] =>
  lines.toSorted((left, right) => ORDER.indexOf(left.outcome) - ORDER.indexOf(right.outcome))
