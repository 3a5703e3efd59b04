import type { CartDetail } from '@aisle/api/cart-detail'
import { isPickedUp } from '@aisle/api/fulfillment-kind'
import { useShopping } from '@aisle/platform'
import { ContactStep } from '../contact/contact-step.tsx'
import { LateDelivery } from '../fulfillment/late-delivery.tsx'
import { PickupDetails } from '../fulfillment/pickup-details.tsx'
import { PaymentStep, usePaymentStepAhead } from '../payment/late-payment-step.tsx'
import type { PlaceOrder } from '../placing/use-place-order.ts'
import { ReviewStep } from '../placing/review-step.tsx'
import { reviewParts } from '../review/review-parts.rules.ts'
import { slotText } from '../time-slot/slot-text.ts'
import { TimeSlot } from '../time-slot/time-slot.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { Step } from './steps.rules.ts'

type StepContentProps = {
  readonly step: Step
  readonly detail: CartDetail
  readonly draft: CheckoutDraft
  readonly placing: Pick<PlaceOrder, 'isPending' | 'error' | 'variables'>
  readonly onFinish: (change: Partial<CheckoutDraft>, summary: string) => void
  /** Figures of the cart are about to change. */
  readonly isChanging: boolean
  readonly isWrong: boolean
  readonly onOpen: (stepId: string) => void
  readonly onPlace: (isAcknowledged: boolean) => void
}

/** The form of one step. */
export function StepContent(props: StepContentProps) {
  const { step, detail, draft, placing, onFinish, onPlace } = props
  usePaymentStepAhead()
  const storeName = useShopping((state) => state.store?.name) ?? ''
  if (step.id === 'contact') {
    return (
      <ContactStep
        guest={draft.guest}
        needsAccount={Boolean(detail.autoShips?.length)}
        orderNumber={detail.orderNumber ?? ''}
        onDone={onFinish}
      />
    )
  }
  if (step.id === 'payment') {
    return <PaymentStep detail={detail} onDone={(payment) => onFinish({ payment }, payment.label)} />
  }
  if (step.id === 'review') {
    return (
      <ReviewStep
        detail={detail}
        parts={reviewParts(detail, draft, storeName)}
        isChanging={props.isChanging}
        isWrong={props.isWrong}
        isPlacing={placing.isPending}
        error={placing.error}
        sentTotal={placing.variables?.expectedTotal}
        onChange={props.onOpen}
        onPlace={onPlace}
      />
    )
  }
  if (!('group' in step)) return null

  const { group } = step
  const method = group.fulfillmentMethodID
  const { person = {} } = draft
  if (step.id.startsWith('slot:')) {
    return (
      <TimeSlot
        group={group}
        held={draft.slots[method]}
        lost={draft.slotLost}
        lostSlotId={draft.slotLost ? draft.slotsBefore?.[method]?.slotId : undefined}
        onDone={(slot) => onFinish({ slots: { ...draft.slots, [method]: slot }, slotLost: undefined }, slotText(slot))}
      />
    )
  }
  if (isPickedUp(group.codeName)) {
    return <PickupDetails group={group} person={person} onDone={(summary) => onFinish({}, summary)} />
  }
  return (
    <LateDelivery
      group={group}
      person={person}
      onDone={(summary, instruction) =>
        onFinish({ instructions: { ...draft.instructions, [method]: instruction } }, summary)
      }
    />
  )
}
