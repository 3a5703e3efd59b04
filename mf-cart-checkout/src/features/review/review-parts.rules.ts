import type { CartDetail, CartFulfillment } from '@aisle/api/cart-detail'
import { fulfillmentKind, isPickedUp } from '@aisle/api/fulfillment-kind'
import { formatMoney } from '@aisle/api/money'
import { deliveryMessages } from '../fulfillment/delivery.messages.ts'
import type { CheckoutDraft } from '../steps/checkout-draft.ts'
import { isPaid, type Step, stepsOf } from '../steps/steps.rules.ts'
import { slotText } from '../time-slot/slot-text.ts'
import { fullAddress } from './full-address.ts'
import { reviewMessages as texts } from './review.messages.ts'

/** What was said in a step, line by line, and the step that changes it; none where there is nothing to change. */
export type ReviewPart = {
  readonly title: string
  readonly stepId: string | undefined
  readonly lines: readonly string[]
}

/** Everything that was chosen on the way to the order, in the order of the steps. */
export function reviewParts(detail: CartDetail, draft: CheckoutDraft, storeName: string): readonly ReviewPart[] {
  const parts = stepsOf(detail)
    .filter(({ id }) => id !== 'review')
    .map((step) => ({ title: step.title, stepId: step.id, lines: linesOf(step, detail, draft, storeName) }))
  const balances = balancesOf(detail)
  return isPaid(detail.orderSummary)
    ? [...parts, { title: 'Payment', stepId: undefined, lines: [texts.nothingDue, ...balances] }]
    : parts
}

function linesOf(step: Step, detail: CartDetail, draft: CheckoutDraft, storeName: string): readonly string[] {
  const summary = draft.summaries[step.id] ?? ''
  if (step.id === 'contact') {
    const { guest } = draft
    return guest ? known([`${guest.firstName} ${guest.lastName}`, guest.email, guest.phone]) : known([summary])
  }
  if (step.id === 'payment') return known([draft.payment?.label ?? summary, ...balancesOf(detail)])
  if (!('group' in step)) return known([summary])
  if (step.id.startsWith('details:')) return receiverLines(step.group, draft, storeName, detail.shipToStoreName)
  const slot = draft.slots[step.group.fulfillmentMethodID]
  return slot ? [slotText(slot), texts.storeTime] : known([summary])
}

function receiverLines(
  group: CartFulfillment,
  draft: CheckoutDraft,
  storeName: string,
  shipToStoreName: CartDetail['shipToStoreName'],
): readonly string[] {
  const { address, pickupInfo } = group
  if (isPickedUp(group.codeName)) {
    return pickupInfo
      ? known([
          `${pickupInfo.primaryUserFirstName} ${pickupInfo.primaryUserLastName}`,
          pickupInfo.pickUpByPhone1,
          pickupInfo.alternateUserFirstName &&
            texts.orAlso(`${pickupInfo.alternateUserFirstName} ${pickupInfo.alternateUserLastName ?? ''}`.trim()),
          storeName,
        ])
      : known([draft.summaries[`details:${group.fulfillmentMethodID}`]])
  }
  const name = [address?.firstName, address?.lastName].filter(Boolean).join(' ')
  const instruction = draft.instructions[group.fulfillmentMethodID] ?? group.deliveryInstruction
  const isInStore = shipToStoreName && fulfillmentKind(group.codeName) === 'delivery'
  return known([
    isInStore && deliveryMessages.shippedTo(shipToStoreName),
    name,
    address ? fullAddress(address) : draft.summaries[`details:${group.fulfillmentMethodID}`],
    address?.phone,
    instruction && texts.note(instruction),
    group.isContactlessDelivery && texts.contactless,
  ])
}

/** What gift cards and loyalty dollars pay of it. */
function balancesOf({ orderSummary: { giftCardAmount = 0, loyaltyDollars = 0 } }: CartDetail): readonly string[] {
  return [
    ...(giftCardAmount > 0 ? [texts.giftCards(formatMoney(giftCardAmount))] : []),
    ...(loyaltyDollars > 0 ? [texts.loyalty(formatMoney(loyaltyDollars))] : []),
  ]
}

const known = (lines: readonly (string | false | null | undefined)[]) => lines.flatMap((line) => line || [])
