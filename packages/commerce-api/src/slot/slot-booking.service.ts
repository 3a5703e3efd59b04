import type { BlockedSlots } from '@aisle/api/slot'
import { findOwnCart } from '../cart/cart.store.ts'
import { readOfferedMethodByCode } from '../cart/offered-fulfillments.store.ts'
import { isClosed } from '../customer/close/closed-subjects.store.ts'
import type { Transaction } from '../database/database.ts'
import type { Shopper } from '../server/caller.ts'
import { tokenRefused } from '../server/server.errors.ts'
import { isBrought, type FulfillmentKind } from '../tenant/fulfillment-kind.rules.ts'
import { nearestTo } from './nearest-slots.service.ts'
import { holdGone, slotGone } from './slot-booking.errors.ts'
import { presentHolds } from './slot-booking.presenter.ts'
import * as store from './slot-booking.store.ts'
import { awaitTurn } from './slot-turn.store.ts'
import { readTimeZones } from './slot-zone.store.ts'
import { addMinutes } from './store-clock.rules.ts'

/** How long a slot waits for its order. */
export const HOLD_MINUTES = 15
const EXPIRED_AT_ONCE = 100

/** A shopper holds at most one slot for each way of receiving (T27). */
export const holdKindOf = (kind: FulfillmentKind): store.HoldKind => (isBrought(kind) ? 'scheduled' : 'pickup')

type Wish = {
  readonly slotId: string
  readonly bookingDate: string
  readonly locationID: string
  readonly fulfillmentCodeName: string
}

/** Holds a slot for the shopper. The one they held before is given back in the same transaction. */
export async function bookSlot(tx: Transaction, shopper: Shopper, wish: Wish, now: Date, replaced?: string) {
  const method = await readOfferedMethodByCode(tx, wish.fulfillmentCodeName)
  if (!method) throw slotGone()
  const { fulfillmentMethodId } = method
  await awaitTurn(tx, shopper.subject)
  // Whoever closes the account has had that turn first, maybe since this call began.
  if (shopper.customerId && (await isClosed(tx, shopper.subject))) throw tokenRefused()
  const previous = await store.lockOwnHolds(tx, shopper.subject, fulfillmentMethodId)
  if (replaced && !previous.some(({ slotBookingId }) => slotBookingId === replaced)) {
    throw holdGone(await nearestTo(tx, wish.slotId, now))
  }
  const locked = await store.lockSlots(tx, [wish.slotId, ...previous.map(({ slotId }) => slotId)])
  const slot = locked.find(({ slotId }) => slotId === wish.slotId)
  if (
    slot?.locationId !== wish.locationID ||
    slot.fulfillmentMethodId !== fulfillmentMethodId ||
    slot.bookingDate !== wish.bookingDate
  ) {
    throw slotGone()
  }
  await releaseExpired(tx, now)
  await store.releaseBookings(
    tx,
    previous.map(({ slotBookingId }) => slotBookingId),
  )
  if (!(await store.takePlace(tx, wish.slotId, now))) throw slotGone(await nearestTo(tx, wish.slotId, now))
  const cart = await findOwnCart(tx, shopper.subject)
  const { subject } = shopper
  await store.insertHold(tx, {
    slotId: wish.slotId,
    subject,
    kind: holdKindOf(method.kind),
    fulfillmentMethodId,
    expiresAt: addMinutes(now, HOLD_MINUTES),
    // One whose order waits for its payment has its slot: this one is for what comes next.
    cartId: cart?.state === 'open' ? cart.cartId : undefined,
  })
}

/** Gives back the places of holds whose time is over. */
export async function releaseExpired(tx: Transaction, now: Date) {
  await store.releaseBookings(tx, await store.lockExpiredHolds(tx, now, EXPIRED_AT_ONCE))
}

export async function showHolds(tx: Transaction, shopper: Shopper, now: Date): Promise<BlockedSlots> {
  const holds = await store.listHolds(tx, shopper.subject, now)
  const zones = await readTimeZones(
    tx,
    holds.map(({ slot }) => slot.locationId),
  )
  return presentHolds(holds, zones, now)
}
