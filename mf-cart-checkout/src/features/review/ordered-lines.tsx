import type { CartItem } from '@aisle/api/cart-detail'
import { formatMoney } from '@aisle/api/money'
import styled from 'styled-components'
import { lineNotes, type NotedLine } from './line-notes.rules.ts'

type Line = NotedLine & Pick<CartItem, 'orderLineItemID' | 'title' | 'qty' | 'totalPrice' | 'linkedProducts'>

type OrderedLinesProps = { readonly lines: readonly Line[]; readonly codeName: string }

/** Lines as they are ordered, each with what always comes along with it: together they are the subtotal. */
export const OrderedLines = ({ lines, codeName }: OrderedLinesProps) => (
  <List>
    {lines.map((line) => (
      <li key={line.orderLineItemID} aria-label={line.title}>
        <Sum>
          <span>
            {line.qty} × {line.title}
          </span>
          <span>{formatMoney(line.totalPrice)}</span>
        </Sum>
        {lineNotes(line, codeName).map((note) => (
          <Note key={note}>{note}</Note>
        ))}
        {(line.linkedProducts ?? []).map((linked) => (
          <Linked key={linked.orderLineItemID}>
            <span>
              {linked.qty} × {linked.title}
            </span>
            <span>{formatMoney(linked.totalPrice)}</span>
          </Linked>
        ))}
      </li>
    ))}
  </List>
)

const List = styled.ul`
  > li {
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--color-line);
  }
  > li:last-child {
    border-bottom: 0;
  }
`

const Sum = styled.div`
  display: flex;
  gap: var(--space-4);
  justify-content: space-between;
  font-variant-numeric: tabular-nums;
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Linked = styled(Sum)`
  padding-left: var(--space-4);
  color: var(--color-muted);
  font-size: var(--text-s);
`

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
`
