import type { CartDetail } from '@aisle/api/cart-detail'
import { formatMoney } from '@aisle/api/money'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { Stack } from '@aisle/ui/page-layout'
import { useState } from 'react'
import styled from 'styled-components'
import { messages } from '../../cart.messages.ts'
import { OutcomeUnknown } from './place-order.ts'
import { OrderTotalsList } from '@aisle/ui/order-totals'

type ReviewStepProps = {
  readonly detail: CartDetail
  readonly isPlacing: boolean
  readonly error: Error | null
  readonly onPlace: (isAcknowledged: boolean) => void
}

/** Everything once more, and the button that buys it. */
export function ReviewStep({ detail, isPlacing, error, onPlace }: ReviewStepProps) {
  const [isAcknowledged, setAcknowledged] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const place = () => {
    setAsked(true)
    if (isAcknowledged) onPlace(true)
  }
  return (
    <Stack $gap={4}>
      <ul>
        {Object.values(detail.fulfillments)
          .flatMap((group) => Object.values(group.shoppingCartItems))
          .map((line) => (
            <Line key={line.orderLineItemID} aria-label={line.title}>
              <span>
                {line.qty} × {line.title}
              </span>
              <span>{formatMoney(line.totalPrice)}</span>
            </Line>
          ))}
      </ul>
      <OrderTotalsList totals={detail.orderSummary} />
      <Checkbox
        label={messages.acknowledge}
        checked={isAcknowledged}
        onChange={(event) => setAcknowledged(event.currentTarget.checked)}
        error={isAsked && !isAcknowledged ? messages.mustAcknowledge : undefined}
      />
      {error ? (
        <Alert variant="danger">{error instanceof OutcomeUnknown ? messages.outcomeUnknown : error.message}</Alert>
      ) : null}
      <Button variant="primary" size="l" isWide isBusy={isPlacing} onClick={place}>
        Place order
      </Button>
    </Stack>
  )
}

const Line = styled.li`
  display: flex;
  gap: var(--space-4);
  justify-content: space-between;
  padding: var(--space-2) 0;
  font-variant-numeric: tabular-nums;
`
