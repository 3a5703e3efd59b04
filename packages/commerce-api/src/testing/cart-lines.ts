import type { CartDetail } from '@aisle/api/cart-detail'

/** The lines of a cart, whatever way they are received. */
export const linesOfCart = ({ fulfillments }: CartDetail) =>
  Object.values(fulfillments).flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))
