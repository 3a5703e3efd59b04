import type { LocationChange } from '@aisle/api/cart-location'
import { formatMoney } from '@aisle/api/money'
import { orderTotal } from '@aisle/api/order-totals'
import type { DialogProps } from '@aisle/contract'
import { useCart } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import styled from 'styled-components'
import { changeLocationMessages as messages } from './change-location.messages.ts'
import { changedFirst } from './moved-lines.rules.ts'
import { MovedLineRow } from './moved-line-row.tsx'

type ComparisonProps = {
  readonly change: LocationChange
  readonly pendingAdd: DialogProps<'change-location'>['pendingAdd']
}

export function Comparison({ change, pendingAdd }: ComparisonProps) {
  const { lines, location, availableProductsCount, minimum, slotEffect, losses, cart } = change
  const here = useCart((state) => state.detail?.orderSummary)
  const missing = minimum?.missing ?? 0
  return (
    <>
      {availableProductsCount === 0 ? (
        <Alert variant="warning">{messages.allUnavailable(location.name)}</Alert>
      ) : (
        <p>{messages.intro(location.name, availableProductsCount, lines.length)}</p>
      )}
      {pendingAdd ? <p>{messages.pendingAdd(pendingAdd.title, pendingAdd.qty)}</p> : null}
      <Lines aria-label={messages.lines}>
        {changedFirst(lines).map((line) => (
          <MovedLineRow key={line.orderLineItemID} line={line} />
        ))}
      </Lines>
      {losses.length > 0 ? (
        <Alert variant="info">
          {messages.losses}
          <Losses>
            {losses.map(({ code, text }) => (
              <li key={`${code} ${text}`}>{text}</li>
            ))}
          </Losses>
        </Alert>
      ) : null}
      {minimum && missing > 0 ? (
        <Alert variant="info">{messages.minimum(formatMoney(minimum.amount), formatMoney(missing))}</Alert>
      ) : null}
      {slotEffect === 'required' ? <Muted>{messages.slotRequired}</Muted> : null}
      <Totals>
        {here ? (
          <div>
            <dt>{messages.totalHere}</dt>
            <dd>{formatMoney(orderTotal(here))}</dd>
          </div>
        ) : null}
        <div>
          <dt>{messages.totalThere}</dt>
          <dd>
            <strong>{formatMoney(orderTotal(cart.orderSummary))}</strong>
          </dd>
        </div>
      </Totals>
    </>
  )
}

const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Losses = styled.ul`
  margin: var(--space-1) 0 0;
  padding-left: var(--space-5);
`

const Muted = styled.p`
  color: var(--color-muted);
`

const Totals = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }
  dd {
    margin: 0;
  }
`
