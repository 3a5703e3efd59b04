import type { CartItem } from '@aisle/api/cart-detail'
import { Alert } from '@aisle/ui/alert'
import { outOfStockMessages as messages } from './out-of-stock.messages.ts'

/** Says in a line that there is less than it asks for. */
export function LineStock({ line: { isinstock, inStockQty = 0, qty } }: { readonly line: CartItem }) {
  if (isinstock !== false) return null
  const isSomeLeft = inStockQty > 0 && inStockQty < qty
  return <Alert variant="warning">{isSomeLeft ? messages.left(inStockQty, qty) : messages.outOfStock}</Alert>
}
