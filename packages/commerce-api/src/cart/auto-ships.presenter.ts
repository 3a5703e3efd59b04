import type { CartAutoShip } from '@aisle/api/cart-detail'
import { OrderLineType } from '@aisle/api/product-kind'
import { frequencyText, nextDay } from '../auto-ship/frequency.rules.ts'
import { localDay } from '../slot/store-clock.rules.ts'
import type { CartContents, CartLine } from './cart-contents.types.ts'

type Repeated = CartLine & { readonly frequency: string }

/**
 * What of the cart comes again, how often, and when next if it is ordered on the store's day of today (decision 35): as
 * the subscription will begin.
 */
export function presentAutoShips({ lines, location }: Pick<CartContents, 'lines' | 'location'>, now: Date) {
  const repeated = lines.filter(isRepeated)
  if (repeated.length === 0) return {}
  const today = localDay(now, location?.timeZone ?? 'UTC')
  const autoShips: CartAutoShip[] = repeated.map(({ lineId: orderLineItemID, frequency }) => ({
    orderLineItemID,
    frequencyText: frequencyText(frequency),
    nextOrderDate: nextDay(today, frequency),
  }))
  return { autoShips }
}

const isRepeated = (line: CartLine): line is Repeated =>
  line.orderType === OrderLineType.AutoShip && Boolean(line.frequency)
