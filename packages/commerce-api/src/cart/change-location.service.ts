import type { LocationChange } from '@aisle/api/cart-location'
import { toAmount } from '@aisle/api/money'
import { mayPayAtStore } from '../checkout/pay-at-store.rules.ts'
import type { Transaction } from '../database/database.ts'
import type { Pricing } from '../pricing/pricing.types.ts'
import type { Shopper } from '../server/caller.ts'
import { listHolds, lockAllOwnHolds, releaseBookings } from '../slot/slot-booking.store.ts'
import { readContents } from './cart-contents.service.ts'
import type { CartContents, OfferedFulfillment } from './cart-contents.types.ts'
import { fulfillmentNotOffered } from './cart.errors.ts'
import { deleteLines, forgetOtherReceivers, updateLine } from './cart-lines.store.ts'
import { priceContents } from './cart-pricing.rules.ts'
import type { CartRecord } from './carts.table.ts'
import { compareLines, type LinePlan, lossesOf, minimumThere, noticesOf, planLines } from './change-location.rules.ts'
import { alignLinkedLines } from './linked-lines.service.ts'
import { readOfferedFulfillments } from './offered-fulfillments.store.ts'

export type Move = {
  readonly locationId: string
  readonly fulfillmentMethodID: string
  readonly zipCode?: string | undefined
}

type Comparison = Pick<LocationChange, 'lines' | 'minimum' | 'slotEffect' | 'losses'>

type Plan = {
  /** As it would be there, without what is unavailable. */
  readonly contents: CartContents
  readonly pricing: Pricing
  readonly lines: LinePlan
  readonly comparison: Comparison
  readonly isPayAtStoreLost: boolean
}

/** What the cart would be at another store, received another way. */
export async function planMove(
  tx: Transaction,
  shopper: Shopper,
  cart: CartRecord,
  move: Move,
  now: Date,
): Promise<Plan> {
  const { locationId, fulfillmentMethodID, zipCode } = move
  const fulfillments = await readOfferedFulfillments(tx, locationId, [fulfillmentMethodID])
  const method = fulfillments.get(fulfillmentMethodID)
  if (!method?.isOffered) throw fulfillmentNotOffered()
  const here = await readContents(tx, cart, now)
  const there = await readContents(tx, { ...cart, locationId, zipCode: zipCode ?? cart.zipCode }, now)
  const lines = planLines(there.lines, method)
  const contents = { ...there, lines: lines.kept, fulfillments, choices: onlyOf(method, there.choices) }
  const prices = { before: priceContents(here, now), after: priceContents(contents, now) }
  const holdsSlot = (await listHolds(tx, shopper.subject, now)).length > 0
  const isPayAtStoreLost = cart.isPayAtStore && !mayPayAtStore(contents, shopper)
  const minimum = minimumThere(method, prices.after)
  return {
    contents,
    pricing: prices.after,
    lines,
    comparison: {
      lines: [...compareLines(lines, prices)],
      minimum: minimum && { amount: toAmount(minimum.cents), missing: toAmount(minimum.missingCents) },
      slotEffect: holdsSlot ? 'released' : method.isSlotBookingRequired ? 'required' : 'none',
      losses: [...lossesOf({ contents: here, method, plan: lines, holdsSlot, isPayAtStoreLost, ...prices })],
    },
    isPayAtStoreLost,
  }
}

const onlyOf = ({ fulfillmentMethodId }: OfferedFulfillment, choices: CartContents['choices']) =>
  new Map([...choices].filter(([id]) => id === fulfillmentMethodId))

/**
 * Moves the cart. What the other store lacks is left behind, slots are chosen anew; coupon, gift cards, notes, tip and
 * substitutes come along, and what was said for the way of receiving that stays.
 * @returns what changes of the cart itself, with what its shopper is to be told
 */
export async function moveCart(tx: Transaction, shopper: Shopper, cart: CartRecord, move: Move, now: Date) {
  const { lines, comparison, isPayAtStoreLost } = await planMove(tx, shopper, cart, move, now)
  await deleteLines(tx, cart.cartId, lines.gone)
  for (const line of lines.kept) {
    const { lineId, qty, fulfillmentMethodId, instruction, allowSubstitute, substituteProductId } = line
    const changes = { qty, fulfillmentMethodId, instruction, allowSubstitute, substituteProductId }
    await updateLine(tx, cart.cartId, lineId, changes)
  }
  for (const line of lines.kept) if (!line.parentLineId) await alignLinkedLines(tx, line)
  await forgetOtherReceivers(tx, cart.cartId, move.fulfillmentMethodID)
  await releaseBookings(tx, await lockAllOwnHolds(tx, shopper.subject))
  return {
    locationId: move.locationId,
    shipToStoreLocationId: null,
    ...(move.zipCode ? { zipCode: move.zipCode } : {}),
    ...(isPayAtStoreLost ? { isPayAtStore: false } : {}),
    notices: noticesOf(comparison.lines, comparison.losses),
  }
}
