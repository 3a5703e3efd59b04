import type { CartDetail, CartItem } from '@aisle/api/cart-detail'

type Cart = Pick<CartDetail, 'fulfillments'> | null

/** A line of the cart by its id. */
export const lineIn = (cart: Cart, orderLineItemID: string): CartItem | undefined =>
  linesOf(cart).find((line) => line.orderLineItemID === orderLineItemID)

/** Nothing is ordered while something of the cart has run out (spec 2 §4). */
export const isHeldByStock = (cart: Cart): boolean => linesOf(cart).some(({ isinstock }) => isinstock === false)

const linesOf = (cart: Cart): CartItem[] =>
  Object.values(cart?.fulfillments ?? {}).flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))
