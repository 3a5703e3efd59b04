import type { LocationChange, MovedLine } from '@aisle/api/cart-location'
import { formatMoney } from '@aisle/api/money'
import { orderTotal, totalsBeforeDelivery } from '@aisle/api/order-totals'
import type { DialogProps } from '@aisle/contract'
import { useCart } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import styled from 'styled-components'
import { changeLocationMessages as messages, type PlaceMessages } from './change-location.messages.ts'
import { changedAndKept } from './moved-lines.rules.ts'
import { MovedLineRow } from './moved-line-row.tsx'

type ComparisonProps = {
  readonly change: LocationChange
  readonly pendingAdd: DialogProps<'change-location'>['pendingAdd']
  /** Of the store, or of the way to get the goods there. */
  readonly name: string
  readonly words: PlaceMessages
}

export function Comparison({ change, pendingAdd, name, words }: ComparisonProps) {
  const { lines, availableProductsCount, minimum, slotEffect, losses, cart } = change
  const here = useCart((state) => state.detail?.orderSummary)
  const there = cart.orderSummary
  const charges = there.additionalCharges.reduce((sum, { chargeAmount }) => sum + chargeAmount, 0)
  const missing = minimum?.missing ?? 0
  const [changed, kept] = changedAndKept(lines)
  return (
    <>
      {availableProductsCount === 0 ? (
        <Alert variant="warning">{words.allUnavailable(name)}</Alert>
      ) : (
        <p>{words.intro(name, availableProductsCount, lines.length)}</p>
      )}
      {pendingAdd ? <p>{messages.pendingAdd(pendingAdd.title, pendingAdd.qty)}</p> : null}
      <LineList label={messages.changes} lines={changed} words={words} />
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
        <Alert variant="info">{words.minimum(formatMoney(minimum.amount), formatMoney(missing))}</Alert>
      ) : null}
      {slotEffect === 'required' ? <Muted>{messages.slotRequired}</Muted> : null}
      <Totals>
        {here ? (
          <div>
            <dt>{messages.totalHere}</dt>
            <dd>{formatMoney(orderTotal(totalsBeforeDelivery(here)))}</dd>
          </div>
        ) : null}
        <div>
          <dt>{words.total}</dt>
          <dd>
            <strong>{formatMoney(orderTotal(totalsBeforeDelivery(there)))}</strong>
          </dd>
        </div>
      </Totals>
      {there.shippingRate > 0 ? <Muted>{messages.shipping(formatMoney(there.shippingRate))}</Muted> : null}
      {charges > 0 ? <Muted>{messages.charges(formatMoney(charges))}</Muted> : null}
      {(there.deliveryCharge ?? 0) > 0 ? <Muted>{messages.deliveryLater}</Muted> : null}
      <LineList label={messages.kept} lines={kept} words={words} />
    </>
  )
}

type LineListProps = {
  readonly label: string
  readonly lines: readonly MovedLine[]
  readonly words: PlaceMessages
}

function LineList({ label, lines, words }: LineListProps) {
  return lines.length > 0 ? (
    <section>
      <Heading>{label}</Heading>
      <Lines aria-label={label}>
        {lines.map((line) => (
          <MovedLineRow key={line.orderLineItemID} line={line} words={words} />
        ))}
      </Lines>
    </section>
  ) : null
}

const Heading = styled.h3`
  margin-bottom: var(--space-2);
  font-size: var(--text-m);
`

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
  padding: var(--space-3) 0;
  border: solid var(--color-line);
  border-width: 1px 0;
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
