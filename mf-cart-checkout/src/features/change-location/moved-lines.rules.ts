import type { MovedLine } from '@aisle/api/cart-location'

const ORDER: readonly MovedLine['outcome'][] = ['unavailable', 'limit', 'price']

/** What changes, the most serious first, and what does not, in the order of the cart. */
export const changedAndKept = (lines: readonly MovedLine[]): readonly [readonly MovedLine[], readonly MovedLine[]] => [
  lines
    .filter(({ outcome }) => outcome !== 'kept')
    .toSorted((left, right) => ORDER.indexOf(left.outcome) - ORDER.indexOf(right.outcome)),
  lines.filter(({ outcome }) => outcome === 'kept'),
]
