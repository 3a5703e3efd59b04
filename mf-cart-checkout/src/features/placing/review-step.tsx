import type { CartDetail } from '@aisle/api/cart-detail'
import { orderTotal } from '@aisle/api/order-totals'
import { cart } from '@aisle/platform'
import { Alert } from '@aisle/ui/alert'
import { Button } from '@aisle/ui/button'
import { Checkbox } from '@aisle/ui/checkbox'
import { LinkButton } from '@aisle/ui/link-button'
import { OrderTotalsList } from '@aisle/ui/order-totals'
import { Stack } from '@aisle/ui/page-layout'
import { useFirstWrongField } from '@aisle/ui/use-first-wrong-field'
import { useState } from 'react'
import { messages } from '../../cart.messages.ts'
import { repeatedItems } from '../auto-ship/auto-ships.rules.ts'
import { ConfirmAutoShip } from '../auto-ship/confirm-auto-ship.tsx'
import { OrderedLines } from '../review/ordered-lines.tsx'
import { reviewMessages } from '../review/review.messages.ts'
import type { ReviewPart } from '../review/review-parts.rules.ts'
import { ReviewParts, Section } from '../review/review-parts.tsx'
import { totalsMessages } from '../totals/totals.messages.ts'
import { Refusal } from './refusal.tsx'

type ReviewStepProps = {
  readonly detail: CartDetail
  /** What was chosen in the steps before. */
  readonly parts: readonly ReviewPart[]
  /** Figures are about to change: nothing is ordered until they stand. */
  readonly isChanging: boolean
  /** Figures that do not add up: nothing is ordered with them. */
  readonly isWrong: boolean
  readonly isPlacing: boolean
  readonly error: Error | null
  /** The total that the order was sent with, once it was. */
  readonly sentTotal: number | undefined
  readonly onChange: (stepId: string) => void
  readonly onPlace: (isAcknowledged: boolean) => void
}

/** Everything once more, and the button that buys it. */
export function ReviewStep(props: ReviewStepProps) {
  const { detail, parts, isChanging, isWrong, isPlacing, error, sentTotal, onChange, onPlace } = props
  const total = orderTotal(detail.orderSummary)
  // A total is agreed to, not whatever it may become (F31); so is what comes again.
  const [agreedTotal, setAgreedTotal] = useState<number>()
  const isAcknowledged = agreedTotal === total
  const repeated = repeatedItems(detail)
  const [confirmed, setConfirmed] = useState('')
  const isConfirmed = confirmed === repeated.join()
  const [attempt, setAttempt] = useState({ isRefused: false })
  const confirmations = useFirstWrongField<HTMLDivElement>(attempt)
  const place = () => {
    const isReady = isAcknowledged && isConfirmed
    setAttempt({ isRefused: !isReady })
    if (isReady && !isWrong) onPlace(true)
  }
  const groups = Object.values(detail.fulfillments)
  return (
    <Stack data-gap={4}>
      <ReviewParts parts={parts} onChange={onChange} />
      {groups.map(({ fulfillmentMethodID, fulfillmentName, codeName, shoppingCartItems }) => (
        <Section
          key={fulfillmentMethodID}
          title={groups.length > 1 && fulfillmentName ? fulfillmentName : reviewMessages.items}
          aside={
            <LinkButton to="cart" variant="quiet" size="s" aria-label={reviewMessages.changeOf(reviewMessages.items)}>
              {reviewMessages.change}
            </LinkButton>
          }
        >
          <OrderedLines lines={Object.values(shoppingCartItems)} codeName={codeName} />
        </Section>
      ))}
      <OrderTotalsList totals={detail.orderSummary} isChanging={isChanging} />
      <Stack ref={confirmations}>
        {repeated.length > 0 ? (
          <ConfirmAutoShip
            items={repeated}
            isConfirmed={isConfirmed}
            isMissing={attempt.isRefused && !isConfirmed}
            onConfirm={(isYes) => setConfirmed(isYes ? repeated.join() : '')}
          />
        ) : null}
        <Checkbox
          label={messages.acknowledge}
          checked={isAcknowledged}
          onChange={(event) => setAgreedTotal(event.currentTarget.checked ? total : undefined)}
          error={attempt.isRefused && !isAcknowledged ? messages.mustAcknowledge : undefined}
        />
      </Stack>
      {error ? (
        <Refusal
          error={error}
          sentTotal={sentTotal}
          total={total}
          parts={parts}
          onChange={onChange}
          onAgeVerified={place}
        />
      ) : null}
      {isWrong ? (
        <Alert
          variant="danger"
          actions={<Button onClick={() => void cart.refresh()}>{totalsMessages.checkAgain}</Button>}
        >
          {totalsMessages.mismatch}
        </Alert>
      ) : null}
      {isChanging ? <Alert>{reviewMessages.updating}</Alert> : null}
      <Button
        variant="primary"
        size="l"
        isWide
        isBusy={isPlacing || isChanging}
        aria-disabled={isWrong}
        onClick={place}
      >
        Place order
      </Button>
    </Stack>
  )
}
