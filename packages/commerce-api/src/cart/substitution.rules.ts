import { isGiftCardLine } from '@aisle/api/product-kind'
import type { FulfillmentKind } from '../tenant/fulfillment-kind.rules.ts'
import type { CartLine } from './cart-contents.types.ts'
import { lineTypeOf } from './cart-pricing.rules.ts'

/** Gift cards are not substituted, and nothing that is shipped (spec 2 §4). */
export const isSubstitutable = (line: Pick<CartLine, 'orderType'>, kind: FulfillmentKind | undefined): boolean =>
  kind !== 'delivery' && !isGiftCardLine(lineTypeOf(line))
