import { type FulfillmentKind, fulfillmentKind } from './fulfillment-kind.ts'
import { isGiftCardLine, type OrderLineType } from './product-kind.ts'

/** Whether another product may come instead: not of gift cards, and not where goods are shipped (spec 2 §4). */
export const isSubstitutable = (orderType: OrderLineType, kind: FulfillmentKind | undefined): boolean =>
  kind !== 'delivery' && !isGiftCardLine(orderType)

type Line = {
  readonly orderLineItemOrderType: OrderLineType
  readonly codeName: string
  /** What the store says of the line, where it does. */
  readonly canSubstitute?: boolean | undefined
  readonly allowSubstitute: boolean
}

/** The same of a line of the cart. */
export const canSubstitute = ({ canSubstitute: known, orderLineItemOrderType, codeName }: Line): boolean =>
  known ?? isSubstitutable(orderLineItemOrderType, fulfillmentKind(codeName))

/**
 * How a cart stands: nothing is asked where everything is shipped or a gift card; `some` is neither yes nor no
 * (spec 2 §4, substitution).
 */
export type SubstitutionState = 'hidden' | 'none' | 'some' | 'all'

export function substitutionState(lines: readonly Line[]): SubstitutionState {
  const asked = lines.filter(canSubstitute)
  if (asked.length === 0) return 'hidden'
  const allowed = asked.filter(({ allowSubstitute }) => allowSubstitute).length
  return allowed === 0 ? 'none' : allowed === asked.length ? 'all' : 'some'
}
