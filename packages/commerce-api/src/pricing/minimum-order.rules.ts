/** Cents of one fulfillment of a cart. */
export type MinimumCheck = {
  readonly minCheckoutCents: number | null
  readonly totalCents: number
  readonly tipCents: number
  readonly additionalChargesCents: number
  readonly fixedChargeCents: number | null
}

/** A fulfillment may not be checked out below its minimum, unless a fixed charge makes up for it (spec 2 §5). */
export const isBelowMinimum = (check: MinimumCheck): boolean =>
  (check.minCheckoutCents ?? 0) > check.totalCents + check.tipCents + check.additionalChargesCents &&
  !((check.fixedChargeCents ?? 0) > 0)

/** The fixed charge is dropped when the order with its shipping rate exceeds the minimum (spec 2 §4, decision 17). */
export const isFixedChargeDropped = (orderWithRateCents: number, minCheckoutCents: number | null): boolean =>
  orderWithRateCents > (minCheckoutCents ?? 0)
