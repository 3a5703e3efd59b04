import type { CartDetail } from '@aisle/api/cart-detail'
import { mendingStep } from '@aisle/api/error-behaviour'
import { useCart } from '@aisle/platform'
import { Button } from '@aisle/ui/button'
import { Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { Step } from '@aisle/ui/step'
import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { messages } from '../../cart.messages.ts'
import { TwoColumns } from '../lines/cart-layout.tsx'
import { mendOutOfStock } from '../out-of-stock/mend-out-of-stock.ts'
import { OrderRefused } from '../placing/place-order.ts'
import type { PlaceOrder } from '../placing/use-place-order.ts'
import { useWrongFigures } from '../totals/use-wrong-figures.ts'
import { SlotHolds } from '../time-slot/slot-holds.tsx'
import { slotText } from '../time-slot/slot-text.ts'
import { CheckoutAside, SummaryBar } from './checkout-aside.tsx'
import { type CheckoutDraft, orderOf } from './checkout-draft.ts'
import type { Progress } from './restore-draft.rules.ts'
import { isReviewable, openStep } from './step-address.rules.ts'
import { StepContent } from './step-content.tsx'
import { stepsMessages as texts } from './steps.messages.ts'
import { stepsOf } from './steps.rules.ts'
import { useOpenStep } from './use-open-step.ts'
import { useKeptProgress, useProgress } from './use-progress.ts'

type CheckoutProps = { readonly detail: CartDetail; readonly place: PlaceOrder }

/** The steps from a cart to an order, picked up where they were left. */
export function Checkout(props: CheckoutProps) {
  const kept = useKeptProgress(props.detail)
  if (kept) return <Steps {...props} start={kept} />
  return (
    <Loading label={messages.loadingCheckout}>
      <Skeleton height="480px" radius="m" />
    </Loading>
  )
}

/** One step is open at a time, on a phone as a page of its own; each can be gone back to. */
function Steps({ detail, place, start }: CheckoutProps & { readonly start: Progress }) {
  const { draft, done, finish, loseSlots } = useProgress(detail, start)
  const isChanging = useCart(({ wanted }) => Object.keys(wanted).length > 0)
  const isWrong = useWrongFigures(detail)
  const steps = stepsOf(detail)
  const { open, goTo, heading } = useOpenStep(steps, done)
  const submit = (isAcknowledged: boolean) =>
    place.mutate(orderOf(draft, detail, isAcknowledged), {
      onError(error) {
        if (error instanceof OrderRefused) void mendOutOfStock(error, place.reset)
        if (!(error instanceof OrderRefused) || mendingStep(error.code) !== 'slot') return
        // Said in the step that mends it, not at the end.
        place.reset()
        void loseSlots(error.message)
      },
    })
  const goOn = (id: string, change: Partial<CheckoutDraft>, summary: string) => {
    finish(id, change, summary)
    goTo(openStep(steps, new Set([...done, id]), null)?.id)
  }

  const isReview = open?.id === 'review'
  const forgetRefusal = useEffectEvent(() => {
    // What was refused is about to be mended.
    if (!isReview && place.error instanceof OrderRefused) place.reset()
  })
  useEffect(() => forgetRefusal(), [isReview])

  const openIndex = open ? steps.indexOf(open) : -1
  const before = steps[openIndex - 1]
  return (
    <TwoColumns>
      <Stack data-gap={3}>
        <PhoneBar>
          <span>{texts.position(openIndex + 1, steps.length)}</span>
          {before ? (
            <Button variant="quiet" size="s" onClick={() => goTo(before.id)}>
              {texts.backTo(before.title)}
            </Button>
          ) : null}
        </PhoneBar>
        {isReview ? null : <SummaryBar detail={detail} isChanging={isChanging} />}
        {place.isPending ? null : (
          <SlotHolds
            detail={detail}
            slots={draft.slots}
            onHeld={(method, slot) =>
              finish(`slot:${method}`, { slots: { ...draft.slots, [method]: slot } }, slotText(slot))
            }
            onChooseAgain={(method) => goTo(`slot:${method}`)}
          />
        )}
        {steps.map((step, index) => (
          <Place key={step.id} $isOpen={step === open}>
            <Step
              name={step.title}
              number={index + 1}
              state={step === open ? 'open' : done.has(step.id) ? 'done' : 'locked'}
              summary={draft.summaries[step.id]}
              onEdit={() => goTo(step.id)}
              headingRef={step === open ? heading : undefined}
            >
              <StepContent
                step={step}
                detail={detail}
                draft={draft}
                placing={place}
                isChanging={isChanging}
                isWrong={isWrong}
                onOpen={goTo}
                onFinish={(change, summary) => goOn(step.id, change, summary)}
                onPlace={submit}
              />
              {!isReview && isReviewable(steps, done) ? (
                <Below>
                  <Button variant="quiet" onClick={() => goTo('review')}>
                    {texts.toReview}
                  </Button>
                </Below>
              ) : null}
            </Step>
          </Place>
        ))}
      </Stack>
      <CheckoutAside detail={detail} isChanging={isChanging} />
    </TwoColumns>
  )
}

const Place = styled.div<{ readonly $isOpen: boolean }>`
  @media (max-width: 767px) {
    ${({ $isOpen }) => ($isOpen ? '' : 'display: none;')}
  }
`

const Below = styled.div`
  margin-top: var(--space-3);
`

const PhoneBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  color: var(--color-muted);
  @media (min-width: 768px) {
    display: none;
  }
`
