import type { CartDetail, CartFulfillment } from '@aisle/api/cart-detail'
import { isPickedUp } from '@aisle/api/fulfillment-kind'
import { orderTotal } from '@aisle/api/order-totals'

/** A step of the checkout. Those of one way to get the goods name its fulfillment. */
export type Step =
  | { readonly id: 'contact' | 'payment' | 'review'; readonly title: string }
  | { readonly id: `details:${string}` | `slot:${string}`; readonly title: string; readonly group: CartFulfillment }

/**
 * The steps that a cart needs, in order: how each part of it gets to the shopper stands between contact and payment.
 * Where nothing is left to pay, nobody is asked for a card; gift cards that pay are shown all the same (decision 37).
 */
export function stepsOf({
  fulfillments,
  orderSummary,
  giftCards = [],
}: Pick<CartDetail, 'fulfillments' | 'orderSummary' | 'giftCards'>): readonly Step[] {
  const groups = Object.values(fulfillments)
  return [
    { id: 'contact', title: 'Contact' },
    ...groups.flatMap((group): Step[] => [
      { id: `details:${group.fulfillmentMethodID}`, title: isPickedUp(group.codeName) ? 'Pickup' : 'Delivery', group },
      ...(group.isSlotBookingRequired
        ? [{ id: `slot:${group.fulfillmentMethodID}` as const, title: 'Time slot', group }]
        : []),
    ]),
    ...(isPaid(orderSummary) && giftCards.length === 0 ? [] : [{ id: 'payment', title: 'Payment' } as const]),
    { id: 'review', title: 'Review' },
  ]
}

/** Nothing is left to pay. */
export const isPaid = (totals: CartDetail['orderSummary']): boolean => orderTotal(totals) === 0

/** The first step that is not done; the last one when all are. */
export const currentStep = (steps: readonly Step[], done: ReadonlySet<string>): Step | undefined =>
  steps.find(({ id }) => !done.has(id)) ?? steps.at(-1)
