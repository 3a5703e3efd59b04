import type { CartItem } from '@aisle/api/cart-detail'
import { formatMoney } from '@aisle/api/money'
import styled from 'styled-components'
import { linesMessages as messages } from './lines.messages.ts'

/** Deposits and whatever else comes along with a line, with its own figures (spec 2 §3). */
export function LinkedLines({ linkedProducts = [] }: Pick<CartItem, 'linkedProducts'>) {
  return linkedProducts.map(({ orderLineItemID, title, qty, totalPrice }) => (
    <Row key={orderLineItemID}>
      <span>{messages.comesAlong(qty, title)}</span>
      <span>{formatMoney(totalPrice)}</span>
    </Row>
  ))
}

const Row = styled.p`
  display: flex;
  grid-column: 2 / -1;
  gap: var(--space-4);
  justify-content: space-between;
  color: var(--color-muted);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`
