/** Cents; `null` where there is none. */
export type Minimum = {
  readonly minCheckoutCents: number | null
  readonly fixedChargeCents: number | null
}

/** What counts towards the minimum of one fulfillment. */
export type CountedCents = {
  readonly totalCents: number
  readonly tipCents: number
  readonly chargesCents: number
}

/** A fulfillment may not be checked out below its minimum, unless a fixed charge makes up for it (spec 2 §5). */
export const isBelowMinimum = (
  { minCheckoutCents, fixedChargeCents }: Minimum,
  { totalCents, tipCents, chargesCents }: CountedCents,
): boolean => (minCheckoutCents ?? 0) > totalCents + tipCents + chargesCents && !((fixedChargeCents ?? 0) > 0)

/** The fixed charge, dropped when the order with its shipping rate exceeds the minimum (spec 2 §4, decision 17). */
export const minimumChargeCents = (
  { minCheckoutCents, fixedChargeCents }: Minimum,
  orderWithRateCents: number,
): number => (minCheckoutCents === null || orderWithRateCents > minCheckoutCents ? 0 : (fixedChargeCents ?? 0))
