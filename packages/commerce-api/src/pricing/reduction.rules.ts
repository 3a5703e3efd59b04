/** How an offer lowers a price: the same rule as `offers.store.ts` has in SQL; a test holds them together. */
export type Reduction = {
  readonly kind: 'percent' | 'amount' | 'price' | 'free' | 'per-product'
  /** Hundredths of a percent, cents off, cents to pay, or free units: by kind. */
  readonly value: number
  /** The offer counts from this quantity on. */
  readonly minQty: number
  /** Cents, for `per-product`. */
  readonly productPriceCents?: number | null
}

/** What one unit costs under the offer, in cents: never more than before, never below nothing. */
export function reducedPrice(priceCents: number, { kind, value, productPriceCents }: Reduction): number {
  return Math.min(priceCents, Math.max(0, wouldCost(priceCents, kind, value, productPriceCents)))
}

function wouldCost(priceCents: number, kind: Reduction['kind'], value: number, productPriceCents?: number | null) {
  switch (kind) {
    case 'percent':
      return priceCents - Math.round((priceCents * value) / 10_000)
    case 'amount':
      return priceCents - value
    case 'price':
      return value
    case 'per-product':
      return productPriceCents ?? priceCents
    case 'free':
      return priceCents
  }
}

/** Cents of a whole line under the offer. `free` gives `value` units of every `minQty + value`. */
export function lineTotal(priceCents: number, qty: number, reduction: Reduction): number {
  if (reduction.kind === 'free') {
    const group = reduction.minQty + reduction.value
    const free = reduction.value > 0 ? Math.floor(qty / group) * reduction.value : 0
    return priceCents * (qty - free)
  }
  return (qty >= reduction.minQty ? reducedPrice(priceCents, reduction) : priceCents) * qty
}

/** Cents of a line under the offer that serves the shopper best; offers do not add up. */
export const bestLineTotal = (priceCents: number, qty: number, reductions: readonly Reduction[]): number =>
  Math.min(priceCents * qty, ...reductions.map((reduction) => lineTotal(priceCents, qty, reduction)))

/** Cents of one unit as a card shows it: offers that need no quantity. */
export const bestUnitPrice = (priceCents: number, reductions: readonly Reduction[]): number =>
  bestLineTotal(
    priceCents,
    1,
    reductions.filter(({ minQty }) => minQty === 1),
  )
