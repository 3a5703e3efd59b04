import type { CartDetail } from '@aisle/api/cart'
import type { CartState } from './cart.types.ts'

/** Quantity of a product over all fulfillments of the cart, edits under way first. */
export function quantityOf({ detail, wanted }: Pick<CartState, 'detail' | 'wanted'>, productId: string): number {
  return (
    wanted[productId] ?? linesOf(detail).reduce((sum, line) => (line.productId === productId ? sum + line.qty : sum), 0)
  )
}

/** Items in the cart, edits under way first. */
export function countItems({ detail, wanted }: Pick<CartState, 'detail' | 'wanted'>): number {
  const confirmed = linesOf(detail).reduce((sum, line) => (line.productId in wanted ? sum : sum + line.qty), 0)
  return Object.values(wanted).reduce((sum, qty) => sum + qty, confirmed)
}

/** All lines of a cart, in the order of its fulfillments. */
export const linesOf = (detail: CartDetail | null) =>
  Object.values(detail?.fulfillments ?? {}).flatMap((fulfillment) => Object.values(fulfillment.shoppingCartItems))
