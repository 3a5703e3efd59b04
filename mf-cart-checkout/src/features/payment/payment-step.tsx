import type { CartDetail } from '@aisle/api/cart-detail'
import { orderTotal } from '@aisle/api/order-totals'
import { type PaymentMethod, paymentMethodList } from '@aisle/api/payment-method'
import { openDialog, useCallIfReady, usePlatform, useSession } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Disclosure } from '@aisle/ui/disclosure'
import { Stack } from '@aisle/ui/page-layout'
import { RadioGroup } from '@aisle/ui/radio-group'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { useState } from 'react'
import { GiftCards } from '../gift-cards/gift-cards.tsx'
import { LoadFailed } from '../late/load-failed.tsx'
import { Tip } from '../tip/tip.tsx'
import { NewCard } from './new-card.tsx'
import type { PaymentChoice } from './payment-choice.ts'
import { paymentMessages as texts } from './payment.messages.ts'
import { StepActions } from '../steps/step-actions.ts'

export type { PaymentChoice } from './payment-choice.ts'

export type PaymentStepProps = { readonly detail: CartDetail; readonly onDone: (choice: PaymentChoice) => void }

/** Gift cards and the tip, and for what is left a saved card, a new one, or payment at the store where that is allowed. */
export function PaymentStep({ detail, onDone }: PaymentStepProps) {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const hasCards = (detail.giftCards ?? []).length > 0
  const [isPlain] = useState(isCustomer || hasCards)
  const finish = useTipQuestion(onDone)
  const giftCards = <GiftCards detail={detail} />
  return (
    <Stack data-gap={4}>
      <Stack data-gap={2}>
        {isPlain ? giftCards : <Disclosure title={texts.otherCards}>{giftCards}</Disclosure>}
        <Tip detail={detail} />
      </Stack>
      {isPaid(detail) ? (
        <>
          <p>{texts.nothingLeft}</p>
          <StepActions>
            <Button variant="primary" onClick={() => void finish({ label: texts.paid, input: {} })}>
              Continue
            </Button>
          </StepActions>
        </>
      ) : (
        <CardsAndStore detail={detail} onDone={(choice) => void finish(choice)} />
      )}
    </Stack>
  )
}

const isPaid = ({ orderSummary }: CartDetail) => orderTotal(orderSummary) === 0

/** A tip that was never chosen is asked for before the step ends (spec 2 §3); what it costs may still have to be paid. */
function useTipQuestion(onDone: PaymentStepProps['onDone']) {
  const { store } = usePlatform().cart
  return async (choice: PaymentChoice) => {
    const tip = store.getState().detail?.tip
    if (tip && !tip.isConfirmed) await openDialog('tip', {})
    const now = store.getState().detail
    const isCovered = !now || isPaid(now)
    if (Object.keys(choice.input).length > 0 || isCovered) onDone(choice)
  }
}

function CardsAndStore(props: PaymentStepProps) {
  const isCustomer = useSession((session) => Boolean(session.customerId))
  const cards = useCallIfReady(paymentMethodList, { query: {} }, { enabled: isCustomer })
  if (isCustomer && cards.isPending) {
    return (
      <Loading label={texts.loadingCards}>
        <Skeleton height="260px" radius="m" />
      </Loading>
    )
  }
  return (
    <Stack data-gap={4}>
      <LoadFailed query={cards}>{texts.cardsFailed}</LoadFailed>
      <PaymentChoices {...props} saved={cards.data?.items ?? []} />
    </Stack>
  )
}

function PaymentChoices({ detail, onDone, saved }: PaymentStepProps & { readonly saved: readonly PaymentMethod[] }) {
  const canPayAtStore = Object.values(detail.fulfillments).every((group) => group.allowPayAtStore)
  const [chosen, setChosen] = useState(
    saved.find((card) => card.isDefault && !card.isExpired)?.paymentMethodId ?? 'card',
  )
  const options = [
    ...saved.map((card) => ({ value: card.paymentMethodId, label: nameOf(card), isDisabled: card.isExpired ?? false })),
    { value: 'card', label: texts.newCard },
    ...(canPayAtStore ? [{ value: 'store', label: texts.payAtStore }] : []),
  ]
  return (
    <Stack data-gap={4}>
      {options.length > 1 ? (
        <RadioGroup legend={texts.howToPay} look="cards" options={options} value={chosen} onChange={setChosen} />
      ) : null}
      {chosen === 'card' ? (
        <NewCard detail={detail} onDone={onDone} />
      ) : (
        <StepActions>
          <Button
            variant="primary"
            onClick={() =>
              onDone({
                label: options.find(({ value }) => value === chosen)?.label ?? '',
                input: chosen === 'store' ? { isPayAtStore: true } : { paymentMethodID: chosen },
              })
            }
          >
            Continue
          </Button>
        </StepActions>
      )}
    </Stack>
  )
}

const nameOf = ({ brand, last4 }: PaymentMethod) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`
