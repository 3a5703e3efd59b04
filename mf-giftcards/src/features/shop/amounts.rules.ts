import type { GiftCardProduct } from '@aisle/api/gift-card'

type Offer = GiftCardProduct['products'][string]

/** The least that a card of these can hold: dollars. */
export function lowestAmount(offers: readonly Offer[]): number | undefined {
  const amounts = offers.flatMap(({ amounts: given, minAmount }) => [...given, ...(minAmount ? [minAmount] : [])])
  return amounts.length > 0 ? Math.min(...amounts) : undefined
}

/** The bounds of an amount of one's own; nothing where only given amounts are sold. */
export function ownBounds({ minAmount, maxAmount }: Offer): { readonly min: number; readonly max: number } | undefined {
  return minAmount && maxAmount ? { min: minAmount, max: maxAmount } : undefined
}

/** Which kind a page opens with: the address's, if it is sold, else the first (decision 27). */
export const kindToShow = (products: GiftCardProduct['products'], wanted: string | null): string | undefined =>
  wanted !== null && Object.hasOwn(products, wanted) ? wanted : Object.keys(products).toSorted()[0]
