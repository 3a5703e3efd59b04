import type { CartDetail } from '@aisle/api/cart-detail'
import type { PlaceOrderBody } from '@aisle/api/place-order'
import { formatWeekday } from '@aisle/ui/day.rules'
import { autoShipMessages as texts } from './auto-ship.messages.ts'

type Cart = Pick<CartDetail, 'autoShips' | 'fulfillments'>

/** What comes again, as the shopper confirms it: `2 × Coffee: Every 2 weeks, first with this order, next on …`. */
export function repeatedItems(cart: Cart): readonly string[] {
  const lines = linesOf(cart)
  return (cart.autoShips ?? []).flatMap(({ orderLineItemID, frequencyText, nextOrderDate }) => {
    const line = lines.get(orderLineItemID)
    const when = nextOrderDate ? texts.next(formatWeekday(nextOrderDate)) : texts.first
    return line ? [`${line.qty} × ${line.title}: ${frequencyText}, ${when}`] : []
  })
}

/** 2 means auto-ship (spec 2 §3). */
const AUTO_SHIP_OPTION = 2

/** What the shopper has confirmed, as the order says it. */
export function subscriptionDetails(cart: Cart): NonNullable<PlaceOrderBody['subscriptionDetails']> {
  const lines = linesOf(cart)
  return (cart.autoShips ?? []).flatMap(({ orderLineItemID }) => {
    const { productId: productID, frequency } = lines.get(orderLineItemID) ?? {}
    return productID && frequency
      ? [{ orderLineItemID, productID, subscriptionOption: AUTO_SHIP_OPTION, frequency }]
      : []
  })
}

const linesOf = ({ fulfillments }: Cart) =>
  new Map(
    Object.values(fulfillments).flatMap(({ shoppingCartItems }) =>
      Object.values(shoppingCartItems).map((line) => [line.orderLineItemID, line] as const),
    ),
  )
