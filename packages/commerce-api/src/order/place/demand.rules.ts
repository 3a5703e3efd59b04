import { OrderLineType } from '@aisle/api/product-kind'
import type { CartContents, CartLine } from '../../cart/cart-contents.types.ts'

/** Demand per product, over all lines: stock rows are taken once each, in a fixed order. */
export function demandOf(
  lines: readonly Pick<CartLine, 'productId' | 'qty' | 'orderType'>[],
): ReadonlyMap<string, number> {
  const demand = new Map<string, number>()
  for (const { productId, qty, orderType } of lines) {
    if (orderType === OrderLineType.DigitalGiftCard) continue
    demand.set(productId, (demand.get(productId) ?? 0) + qty)
  }
  return demand
}

type Wanting = {
  readonly contents: {
    readonly cart: Pick<CartContents['cart'], 'locationId'>
    readonly lines: readonly Pick<CartLine, 'productId' | 'qty' | 'orderType' | 'onHand'>[]
  }
}

/** Those orders, in their turn, for which the shelves have enough together, as far as is known of them. */
export function shareGoods<Order extends Wanting>(orders: readonly Order[]): readonly Order[] {
  const left = new Map<string, number>()
  return orders.filter(({ contents: { cart, lines } }) => {
    const shelfOf = (productId: string) => `${cart.locationId} ${productId}`
    const onHand = new Map(lines.map(({ productId, onHand: pieces }) => [productId, pieces ?? 0]))
    const leftOf = (productId: string) => left.get(shelfOf(productId)) ?? onHand.get(productId) ?? 0
    const demand = [...demandOf(lines)]
    if (demand.some(([productId, qty]) => leftOf(productId) < qty)) return false
    for (const [productId, qty] of demand) left.set(shelfOf(productId), leftOf(productId) - qty)
    return true
  })
}
