/** A reduction of one product's price. `value`: hundredths of a percent, cents off, or the cents to pay. */
export type Reduction = {
  readonly kind: 'percent' | 'amount' | 'price'
  readonly value: number
}

export type PriceRule = Reduction & {
  /** Pieces of one line from which on it applies. */
  readonly minQty: number
}

/** What one piece costs under a rule: never more than its regular price, never less than nothing. */
export function reducedCents(regularCents: number, { kind, value }: Reduction): number {
  const reduced =
    kind === 'percent'
      ? regularCents - Math.round((regularCents * value) / 10_000)
      : kind === 'amount'
        ? regularCents - value
        : value
  return Math.min(regularCents, Math.max(0, reduced))
}

/** What one piece costs under the single best rule: reductions of one line never add up. */
export function bestUnitCents(regularCents: number, qty: number, rules: readonly PriceRule[]): number {
  const candidates = rules.filter(({ minQty }) => qty >= minQty).map((rule) => reducedCents(regularCents, rule))
  return Math.min(regularCents, ...candidates)
}
