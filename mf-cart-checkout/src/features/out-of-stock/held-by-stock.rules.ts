import type { CartDetail, CartItem } from '@aisle/api/cart-detail'

type Cart = Pick<CartDetail, 'fulfillments'> | null

/** A line of the cart by its id. */
export const lineIn = (cart: Cart, orderLineItemID: string): CartItem | undefined =>
  linesOf(cart).find((line) => line.orderLineItemID === orderLineItemID)

/** Nothing is ordered while something of the cart has run out (spec 2 §4). */
export const isHeldByStock = (cart: Cart): boolean => linesOf(cart).some(({ isinstock }) => isinstock === false)

/** The same text as long as what may have run out is the same: the store, the lines, and what is known of their stock. */
export const stockKeyOf = (cart: (Pick<CartDetail, 'locationID'> & NonNullable<Cart>) | null): string =>
  [
    cart?.locationID,
    ...linesOf(cart).map(({ orderLineItemID, productId, qty, inStockQty }) =>
      [orderLineItemID, productId, qty, inStockQty].join(':'),
    ),
  ].join(' ')

const linesOf = (cart: Cart): CartItem[] =>
  Object.values(cart?.fulfillments ?? {}).flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))
