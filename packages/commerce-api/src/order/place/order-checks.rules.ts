import { toCents } from '@aisle/api/money'
import type { CartContents } from '../../cart/cart-contents.types.ts'
import { statedLimit } from '../../cart/line-limit.rules.ts'
import { parentShortages } from '../../cart/out-of-stock.rules.ts'
import { checkPeople } from '../../checkout/pickup-people.rules.ts'
import { notBrought } from '../../checkout/checkout.errors.ts'
import { isBelowMinimum } from '../../pricing/minimum-order.rules.ts'
import type { Pricing } from '../../pricing/pricing.types.ts'
import type { Shopper } from '../../server/caller.ts'
import { holdKindOf } from '../../slot/slot-booking.service.ts'
import type { Hold } from '../../slot/slot-booking.store.ts'
import { isBrought } from '../../tenant/fulfillment-kind.rules.ts'
import { checksAges } from '../../tenant/age-check.rules.ts'
import * as errors from '../order.errors.ts'
import type { OrderRequest } from './order-request.ts'

type Body = OrderRequest['body']

export function checkLines({ lines, fulfillments }: CartContents) {
  if (lines.length === 0) throw errors.cartEmpty()
  for (const { product, qty, fulfillmentMethodId } of lines) {
    const method = fulfillments.get(fulfillmentMethodId)
    if (!method?.isOffered) throw errors.fulfillmentGone()
    if (!product.isActive) throw errors.outOfStock(product.title, parentShortages(lines))
    if (product.fulfillmentKinds && !product.fulfillmentKinds.includes(method.kind)) throw errors.fulfillmentGone()
    if (qty > statedLimit(product, method.qtyLimit)) throw errors.quantityTooHigh(product.title)
  }
}

/** The order names every way of receiving that the cart uses, and no other (T24). */
export function checkNamedFulfillments({ fulfillments }: CartContents, { orderFulfillments }: Body) {
  const named = new Set(orderFulfillments.map(({ fulfillmentMethodID }) => fulfillmentMethodID))
  if (named.size !== fulfillments.size || [...named].some((id) => !fulfillments.has(id))) {
    throw errors.fulfillmentMissing()
  }
}

/** Who fetches the goods has nothing to say to a driver (T24). */
export function checkDeliveryWishes({ fulfillments }: CartContents, { orderFulfillments }: Body) {
  for (const { fulfillmentMethodID, deliveryInstruction, isContactlessDelivery } of orderFulfillments) {
    const method = fulfillments.get(fulfillmentMethodID)
    const isWish = isContactlessDelivery === true || Boolean(deliveryInstruction)
    if (method && !isBrought(method.kind) && isWish) throw notBrought()
  }
}

/** In a store that restricts ages, at browsing or at checkout (decision 11, T29). */
export function checkAge({ lines, business }: CartContents, { isAgeVerified }: Shopper) {
  if (!isAgeVerified && checksAges(business) && lines.some(({ product }) => product.hasAgeRestriction)) {
    throw errors.orderAgeNeeded()
  }
}

/** Goods that travel have an address, goods that wait have somebody who comes for them. */
export function checkReceivers(contents: CartContents) {
  const { fulfillments, choices } = contents
  for (const { fulfillmentMethodId, kind } of fulfillments.values()) {
    const choice = choices.get(fulfillmentMethodId)
    if (isBrought(kind) && !choice?.address) throw errors.orderAddressNeeded()
    if (isBrought(kind)) continue
    if (!choice?.pickupInfo) throw errors.pickupPersonNeeded()
    checkPeople(contents, choice.pickupInfo)
  }
}

/**
 * The holds that the order uses: the shopper's own, at this store, for this way of receiving. `lost` is the first that
 * does not stand, with the booking that the order names for it.
 */
export function chooseHolds({ fulfillments, cart }: CartContents, holds: readonly Hold[], { orderFulfillments }: Body) {
  const chosen = new Map<string, Hold>()
  const lost: { readonly slotBookingId: string | undefined }[] = []
  for (const { fulfillmentMethodId, kind, isSlotBookingRequired } of fulfillments.values()) {
    const named = orderFulfillments.find(({ fulfillmentMethodID }) => fulfillmentMethodID === fulfillmentMethodId)
    const wanted = named?.slotBookingID
    const hold = holds.find(
      ({ booking, slot }) =>
        booking.kind === holdKindOf(kind) &&
        (wanted === undefined || booking.slotBookingId === wanted) &&
        slot.locationId === cart.locationId &&
        slot.fulfillmentMethodId === fulfillmentMethodId,
    )
    if (!hold && (isSlotBookingRequired || wanted !== undefined)) lost.push({ slotBookingId: wanted })
    if (hold) chosen.set(fulfillmentMethodId, hold)
  }
  return { chosen, lost: lost[0] }
}

/** The first fulfillment that is too small; its own charges count, not those of others (spec 2 §5). */
export function checkMinimum({ fulfillments }: CartContents, pricing: Pricing) {
  for (const fulfillment of fulfillments.values()) {
    const priced = pricing.fulfillments.get(fulfillment.fulfillmentMethodId)
    const { totalCents = 0, minimumChargeCents: chargesCents = 0 } = priced ?? {}
    if (isBelowMinimum(fulfillment, { totalCents, tipCents: pricing.tipCents, chargesCents })) {
      throw errors.belowMinimum(fulfillment)
    }
  }
}

export function checkAcknowledged({ isAcknowledgeAccepted }: Body) {
  if (!isAcknowledgeAccepted) throw errors.acknowledgeNeeded()
}

/** Nobody pays another sum than the one they saw (F31). */
export function checkExpectedTotal({ totalCents }: Pricing, { expectedTotal }: Body) {
  if (toCents(expectedTotal) !== totalCents) throw errors.totalChanged(expectedTotal, totalCents)
}
