import type { CartAutoShip } from '@aisle/api/cart-detail'
import { OrderLineType } from '@aisle/api/product-kind'
import { frequencyText, nextDay } from '../auto-ship/frequency.rules.ts'
import type { CartLine } from './cart-contents.types.ts'

type Line = Pick<CartLine, 'lineId' | 'orderType' | 'frequency'>

/** What of the cart comes again, how often, and when next if it is ordered today: as the subscription will begin. */
export function presentAutoShips(lines: readonly Line[], now: Date): { readonly autoShips?: CartAutoShip[] } {
  const today = now.toISOString().slice(0, 10)
  const autoShips = lines.flatMap(({ lineId: orderLineItemID, orderType, frequency }) =>
    orderType === OrderLineType.AutoShip && frequency
      ? [{ orderLineItemID, frequencyText: frequencyText(frequency), nextOrderDate: nextDay(today, frequency) }]
      : [],
  )
  return autoShips.length > 0 ? { autoShips } : {}
}
