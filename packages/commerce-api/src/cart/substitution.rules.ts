import { isSubstitutable } from '@aisle/api/substitution'
import type { FulfillmentKind } from '../tenant/fulfillment-kind.rules.ts'
import type { CartLine } from './cart-contents.types.ts'
import { lineTypeOf } from './cart-pricing.rules.ts'

/** Whether another product may come instead of a line's, by the way that the line takes. */
export const canBeSubstituted = (line: Pick<CartLine, 'orderType'>, kind: FulfillmentKind | undefined): boolean =>
  isSubstitutable(lineTypeOf(line), kind)
