import type { CartDetail } from '@aisle/api/cart-detail'
import { mendingStep } from '@aisle/api/error-behaviour'
import { formatMoney } from '@aisle/api/money'
import { orderTotal } from '@aisle/api/order-totals'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { LinkButton } from '@aisle/ui/link-button'
import { OrderTotalsList } from '@aisle/ui/order-totals'
import { Stack } from '@aisle/ui/page-layout'
import { useState } from 'react'
import styled from 'styled-components'
import { messages } from '../../cart.messages.ts'
import { OrderRefused, OutcomeUnknown } from './place-order.ts'

type ReviewStepProps = {
  readonly detail: CartDetail
  readonly isPlacing: boolean
  readonly error: Error | null
  /** The total that the order was sent with, once it was. */
  readonly sentTotal: number | undefined
  readonly onPlace: (isAcknowledged: boolean) => void
}

/** Everything once more, and the button that buys it. */
export function ReviewStep({ detail, isPlacing, error, sentTotal, onPlace }: ReviewStepProps) {
  const total = orderTotal(detail.orderSummary)
  // A total is agreed to, not whatever it may become (F31).
  const [agreedTotal, setAgreedTotal] = useState<number>()
  const isAcknowledged = agreedTotal === total
  const [isAsked, setAsked] = useState(false)
  const place = () => {
    setAsked(!isAcknowledged)
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
        onChange={(event) => setAgreedTotal(event.currentTarget.checked ? total : undefined)}
        error={isAsked && !isAcknowledged ? messages.mustAcknowledge : undefined}
      />
      {error ? <Refusal error={error} sentTotal={sentTotal} total={total} /> : null}
      <Button variant="primary" size="l" isWide isBusy={isPlacing} onClick={place}>
        Place order
      </Button>
    </Stack>
  )
}

type RefusalProps = { readonly error: Error; readonly sentTotal: number | undefined; readonly total: number }

/** Why the order was not placed, and the way to what mends it. */
function Refusal({ error, sentTotal, total }: RefusalProps) {
  const isChanged = hasCode(error, TOTAL_CHANGED) && sentTotal !== undefined && sentTotal !== total
  const toCart =
    error instanceof OrderRefused && mendingStep(error.code) === 'cart' ? (
      <LinkButton to="cart" variant="secondary">
        {messages.backToCart}
      </LinkButton>
    ) : null
  return (
    <Alert variant="danger" actions={toCart}>
      {error instanceof OutcomeUnknown
        ? messages.outcomeUnknown
        : isChanged
          ? messages.totalChanged(formatMoney(sentTotal), formatMoney(total))
          : error.message}
    </Alert>
  )
}

const TOTAL_CHANGED = 'ORD_TOTAL_CHANGED'

const hasCode = (error: Error, code: string) => error instanceof OrderRefused && error.code === code

const Line = styled.li`
  display: flex;
  gap: var(--space-4);
  justify-content: space-between;
  padding: var(--space-2) 0;
  font-variant-numeric: tabular-nums;
`
