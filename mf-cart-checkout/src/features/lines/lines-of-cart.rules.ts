import type { CartDetail, CartItem } from '@aisle/api/cart-detail'

/** All lines, in the order of their groups. */
export const linesOfCart = (detail: CartDetail | null): readonly CartItem[] =>
  Object.values(detail?.fulfillments ?? {}).flatMap((group) => Object.values(group.shoppingCartItems))
