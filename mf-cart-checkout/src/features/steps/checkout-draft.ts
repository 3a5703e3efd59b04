import type { PlaceOrderBody } from '@aisle/api/place-order'
import type { CartDetail } from '@aisle/api/cart-detail'
import { orderTotal } from '@aisle/api/order-totals'
import type { BookedSlot } from '@aisle/api/slot'
import { subscriptionDetails } from '../auto-ship/auto-ships.rules.ts'
import { contactOf, type ProvenGuest } from '../contact/proven-guest.ts'
import type { Person } from '../fulfillment/pickup-details.tsx'
import type { PaymentChoice } from '../payment/payment-step.tsx'
import { isPaid } from './steps.rules.ts'

/** What the shopper has entered so far. Addresses and the pickup person are the server's already. */
export type CheckoutDraft = {
  readonly guest?: ProvenGuest
  /** Who orders, to fill in who fetches or receives. */
  readonly person?: Person
  readonly payment?: PaymentChoice
  readonly instructions: Readonly<Record<string, string>>
  readonly slots: Readonly<Record<string, BookedSlot>>
  /** Why a slot has to be chosen again, and which were held before. */
  readonly slotLost?: string | undefined
  readonly slotsBefore?: Readonly<Record<string, BookedSlot>>
  /** What a done step shows, by the step's id. */
  readonly summaries: Readonly<Record<string, string>>
}

export const emptyDraft: CheckoutDraft = { instructions: {}, slots: {}, summaries: {} }

/** The order as the API takes it. The total is what the shopper sees: another one is refused by the server. */
export function orderOf(draft: CheckoutDraft, detail: CartDetail, isAcknowledgeAccepted: boolean): PlaceOrderBody {
  return {
    ...(detail.orderNumber ? { orderNumber: detail.orderNumber } : {}),
    ...(isPaid(detail.orderSummary) ? {} : draft.payment?.input),
    ...(draft.guest ? { guest: contactOf(draft.guest) } : {}),
    orderFulfillments: Object.values(detail.fulfillments).map(({ fulfillmentMethodID, shippingRateID }) => {
      const slot = draft.slots[fulfillmentMethodID]
      const instruction = draft.instructions[fulfillmentMethodID]
      return {
        fulfillmentMethodID,
        ...(slot ? { slotBookingID: slot.slotBookingID } : {}),
        ...(instruction ? { deliveryInstruction: instruction } : {}),
        ...(shippingRateID ? { shippingRateID } : {}),
      }
    }),
    ...(detail.autoShips?.length ? { subscriptionDetails: subscriptionDetails(detail) } : {}),
    isAcknowledgeAccepted,
    expectedTotal: orderTotal(detail.orderSummary),
  }
}
