import type { CartState } from '@aisle/platform'

/** What the shopper has told the picker about a product that is in the cart; `undefined` where it is not in the cart. */
export function savedNote({ detail }: Pick<CartState, 'detail'>, productId: string): string | undefined {
  const line = Object.values(detail?.fulfillments ?? {})
    .flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))
    .find((item) => item.productId === productId)
  return line && (line.instruction ?? '')
}
