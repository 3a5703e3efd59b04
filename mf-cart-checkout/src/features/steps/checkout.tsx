import type { CartDetail } from '@aisle/api/cart-detail'
import { Panel, Stack } from '@aisle/ui/page-layout'
import { Step } from '@aisle/ui/step'
import { useEffect, useRef, useState } from 'react'
import { Aside, TwoColumns } from '../lines/cart-layout.tsx'
import type { PlaceOrder } from '../placing/use-place-order.ts'
import { OrderTotalsList } from '@aisle/ui/order-totals'
import { type CheckoutDraft, emptyDraft, orderOf } from './checkout-draft.ts'
import { StepContent } from './step-content.tsx'
import { currentStep, stepsOf } from './steps.rules.ts'

/** The steps from a cart to an order, one open at a time; each can be gone back to. */
export function Checkout({ detail, place }: { readonly detail: CartDetail; readonly place: PlaceOrder }) {
  const [draft, setDraft] = useState<CheckoutDraft>(emptyDraft)
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = stepsOf(detail)
  const open = currentStep(steps, done)

  const openId = open?.id
  const shownId = useRef(openId)
  useEffect(() => {
    if (shownId.current !== openId) heading.current?.focus()
    shownId.current = openId
  }, [openId])

  const finish = (id: string, change: Partial<CheckoutDraft>, summary: string) => {
    setDraft((before) => ({ ...before, ...change, summaries: { ...before.summaries, [id]: summary } }))
    setDone((before) => new Set([...before, id]))
  }
  const reopen = (id: string) => setDone((before) => new Set([...before].filter((other) => other !== id)))

  return (
    <TwoColumns>
      <Stack $gap={3}>
        {steps.map((step, index) => (
          <Step
            key={step.id}
            name={step.title}
            number={index + 1}
            state={step === open ? 'open' : done.has(step.id) ? 'done' : 'locked'}
            summary={draft.summaries[step.id]}
            onEdit={() => reopen(step.id)}
            headingRef={step === open ? heading : undefined}
          >
            <StepContent
              step={step}
              detail={detail}
              draft={draft}
              placing={place}
              onFinish={(change, summary) => finish(step.id, change, summary)}
              onPlace={(isAcknowledged) => place.mutate(orderOf(draft, detail, isAcknowledged))}
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
