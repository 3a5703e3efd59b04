import type { CartLine, OfferedFulfillment } from './cart-contents.types.ts'
import { statedLimit, stockOf } from './line-limit.rules.ts'

type Methods = ReadonlyMap<string, Pick<OfferedFulfillment, 'kind' | 'qtyLimit' | 'isOffered'>>
type Line = Pick<CartLine, 'lineId' | 'productId' | 'qty' | 'fulfillmentMethodId' | 'product' | 'onHand'>

/**
 * How many of each line its store can hand over, by line id: the limits of product and method, and the stock that lines
 * of one product share, first come first served. 0 where the store does not have it, or not received this way.
 */
export function fitLines(lines: readonly Line[], methods: Methods): ReadonlyMap<string, number> {
  const left = new Map<string, number>()
  const fitting = new Map<string, number>()
  for (const { lineId, productId, qty, fulfillmentMethodId, product, onHand } of lines) {
    const method = methods.get(fulfillmentMethodId)
    const isSold =
      product.isActive &&
      method?.isOffered === true &&
      (!product.fulfillmentKinds || product.fulfillmentKinds.includes(method.kind))
    const stock = stockOf(product, onHand)
    const rest = left.get(productId) ?? stock ?? Infinity
    const fits = isSold ? Math.min(qty, statedLimit(product, method.qtyLimit), rest) : 0
    left.set(productId, rest - fits)
    fitting.set(lineId, fits)
  }
  return fitting
}
