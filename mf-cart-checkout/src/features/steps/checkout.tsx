import type { CartDetail } from '@aisle/api/cart-detail'
import { mendingStep } from '@aisle/api/error-behaviour'
import { OrderTotalsList } from '@aisle/ui/order-totals'
import { Panel, Stack } from '@aisle/ui/page-layout'
import { Loading, Skeleton } from '@aisle/ui/skeleton'
import { Step } from '@aisle/ui/step'
import { useEffect, useRef } from 'react'
import { messages } from '../../cart.messages.ts'
import { Aside, TwoColumns } from '../lines/cart-layout.tsx'
import { OrderRefused } from '../placing/place-order.ts'
import type { PlaceOrder } from '../placing/use-place-order.ts'
import { SlotHolds } from '../time-slot/slot-holds.tsx'
import { slotText } from '../time-slot/slot-text.ts'
import { orderOf } from './checkout-draft.ts'
import type { Progress } from './restore-draft.rules.ts'
import { StepContent } from './step-content.tsx'
import { currentStep, stepsOf } from './steps.rules.ts'
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

/** One step is open at a time; each can be gone back to. */
function Steps({ detail, place, start }: CheckoutProps & { readonly start: Progress }) {
  const { draft, done, finish, reopen, loseSlots } = useProgress(detail, start)
  const submit = (isAcknowledged: boolean) =>
    place.mutate(orderOf(draft, detail, isAcknowledged), {
      onError(error) {
        if (!(error instanceof OrderRefused) || mendingStep(error.code) !== 'slot') return
        // Said in the step that mends it, not at the end.
        place.reset()
        void loseSlots(error.message)
      },
    })
  const edit = (id: string) => {
    // What was refused is about to be mended.
    if (place.error instanceof OrderRefused) place.reset()
    reopen(id)
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = stepsOf(detail)
  const open = currentStep(steps, done)

  const openId = open?.id
  const shownId = useRef(openId)
  useEffect(() => {
    if (shownId.current !== openId) heading.current?.focus()
    shownId.current = openId
  }, [openId])

  return (
    <TwoColumns>
      <Stack $gap={3}>
        {place.isPending ? null : (
          <SlotHolds
            detail={detail}
            slots={draft.slots}
            onHeld={(method, slot) =>
              finish(`slot:${method}`, { slots: { ...draft.slots, [method]: slot } }, slotText(slot))
            }
            onChooseAgain={(method) => edit(`slot:${method}`)}
          />
        )}
        {steps.map((step, index) => (
          <Step
            key={step.id}
            name={step.title}
            number={index + 1}
            state={step === open ? 'open' : done.has(step.id) ? 'done' : 'locked'}
            summary={draft.summaries[step.id]}
            onEdit={() => edit(step.id)}
            headingRef={step === open ? heading : undefined}
          >
            <StepContent
              step={step}
              detail={detail}
              draft={draft}
              placing={place}
              onFinish={(change, summary) => finish(step.id, change, summary)}
              onPlace={submit}
            />
          </Step>
        ))}
      </Stack>
      <Aside>
        <Panel>
          <OrderTotalsList totals={detail.orderSummary} />
        </Panel>
      </Aside>
    </TwoColumns>
  )
}
