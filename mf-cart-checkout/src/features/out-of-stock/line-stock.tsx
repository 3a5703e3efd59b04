import type { CartItem } from '@aisle/api/cart-detail'
import styled from 'styled-components'
import { outOfStockMessages as messages } from './out-of-stock.messages.ts'

/** Says in a line that there is less than it asks for. What to do about it stands above the lines. */
export function LineStock({ line: { isinstock, inStockQty = 0, qty } }: { readonly line: CartItem }) {
  if (isinstock !== false) return null
  const isSomeLeft = inStockQty > 0 && inStockQty < qty
  return <Shortage>{isSomeLeft ? messages.left(inStockQty, qty) : messages.outOfStock}</Shortage>
}

const Shortage = styled.p`
  color: var(--color-danger);
  font-size: var(--text-s);
  font-weight: 600;
`
