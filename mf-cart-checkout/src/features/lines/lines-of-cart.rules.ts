import type { CartDetail, CartItem } from '@aisle/api/cart-detail'

/** All lines, in the order of their groups. */
export const linesOfCart = (detail: CartDetail | null): readonly CartItem[] =>
  Object.values(detail?.fulfillments ?? {}).flatMap((group) => Object.values(group.shoppingCartItems))

type Row = Pick<CartItem, 'orderLineItemID' | 'title' | 'qty' | 'totalPrice'>

/** A line and what comes along with it: together they are what the subtotal has of it (spec 2 §3). */
export const withLinked = (line: Row & Pick<CartItem, 'linkedProducts'>): readonly Row[] => [
  line,
  ...(line.linkedProducts ?? []),
]
