import { lineLimit, stockOf } from './line-limit.rules.ts'

type Room = {
  readonly product: Parameters<typeof lineLimit>[0]
  readonly methodLimit: number | null
  readonly onHand: number | null
  /** of the same product in other lines of the cart */
  readonly elsewhere: number
  readonly wanted: number
}

/** How many of a line can be had now: never more than there were; 0 leaves it out. */
export function restoredQty({ product, methodLimit, onHand, elsewhere, wanted }: Room): number {
  const inStock = stockOf(product, onHand)
  const left = inStock === null ? wanted : Math.max(0, inStock - elsewhere)
  return Math.min(wanted, left, lineLimit(product, methodLimit, onHand))
}
