import { and, eq, gt, inArray, lte, notExists, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/database.ts'
import { columnsOf, itemsOf } from '../database/items.ts'
import { prepared, preparedSql, value } from '../database/prepared.ts'
import { slotBookings } from './slot-bookings.table.ts'
import { slots } from './slots.table.ts'

export type HoldKind = 'pickup' | 'scheduled'

const holdWithSlot = { booking: slotBookings, slot: slots }
export const slotOfBooking = and(eq(slots.tenantId, slotBookings.tenantId), eq(slots.slotId, slotBookings.slotId))

/** The shopper's holds that still stand. */
export const listHolds = (tx: Transaction, subject: string, now: Date) => listHoldsOf(tx, [{ subject, now }])

/** The same of many shoppers. */
export const listHoldsOf = (tx: Transaction, shoppers: readonly { readonly subject: string; readonly now: Date }[]) =>
  selectHolds(tx, columnsOf(shoppers, ['subject', 'now']))

const selectHolds = prepared((db) =>
  db
    .select(holdWithSlot)
    .from(itemsOf({ subject: 'text', now: 'timestamptz' }))
    .innerJoin(
      slotBookings,
      and(
        eq(slotBookings.tenantId, value('tenantId')),
        eq(slotBookings.subject, sql`item.subject`),
        // Not a parameter: the index is for these.
        sql`${slotBookings.state} = 'held'`,
        gt(slotBookings.expiresAt, sql`item.now`),
      ),
    )
    .innerJoin(slots, slotOfBooking)
    .prepare('list_holds'),
)
export type Hold = Awaited<ReturnType<typeof listHolds>>[number]

/** Own holds for a way of receiving, locked, expired ones included: they still occupy their place. */
export const lockOwnHolds = ({ db, tenantId }: Transaction, subject: string, fulfillmentMethodId: string) =>
  db
    .select({ slotBookingId: slotBookings.slotBookingId, slotId: slotBookings.slotId })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.tenantId, tenantId),
        eq(slotBookings.subject, subject),
        eq(slotBookings.fulfillmentMethodId, fulfillmentMethodId),
        eq(slotBookings.state, 'held'),
      ),
    )
    .for('update')

/** Locks slots in a fixed order, so that two shoppers who swap slots do not wait for each other. */
export const lockSlots = ({ db, tenantId }: Transaction, slotIds: readonly string[]) =>
  db
    .select()
    .from(slots)
    .where(and(eq(slots.tenantId, tenantId), inArray(slots.slotId, [...slotIds])))
    .orderBy(slots.slotId)
    .for('update')

/** Takes a place if one is left and the slot still takes orders, in one statement. */
export async function takePlace({ db, tenantId }: Transaction, slotId: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(slots)
    .set({ placesLeft: sql`${slots.placesLeft} - 1` })
    .where(
      and(eq(slots.tenantId, tenantId), eq(slots.slotId, slotId), gt(slots.placesLeft, 0), gt(slots.cutoffAt, now)),
    )
    .returning({ slotId: slots.slotId })
  return taken.length > 0
}

export async function insertHold(
  { db, tenantId }: Transaction,
  hold: {
    slotId: string
    subject: string
    kind: HoldKind
    fulfillmentMethodId: string
    expiresAt: Date
    cartId: string | undefined
  },
) {
  await db.insert(slotBookings).values({ tenantId, ...hold })
}

/** Gives the places of bookings back. Each booking gives back once, whoever asks. */
export async function releaseBookings(
  { db, tenantId }: Transaction,
  bookingIds: readonly string[],
  from: 'held' | 'taken' = 'held',
) {
  if (bookingIds.length === 0) return
  const released = await db
    .update(slotBookings)
    .set({ state: 'released' })
    .where(
      and(
        eq(slotBookings.tenantId, tenantId),
        inArray(slotBookings.slotBookingId, [...bookingIds]),
        eq(slotBookings.state, from),
      ),
    )
    .returning({ slotId: slotBookings.slotId })
  for (const slotId of released.map((row) => row.slotId).toSorted()) {
    await db
      .update(slots)
      .set({ placesLeft: sql`${slots.placesLeft} + 1` })
      .where(and(eq(slots.tenantId, tenantId), eq(slots.slotId, slotId)))
  }
}

/** Holds whose time is over. Another worker's rows are skipped, not waited for. */
export async function lockExpiredHolds({ db, tenantId }: Transaction, now: Date, limit: number) {
  const rows = await db
    .select({ slotBookingId: slotBookings.slotBookingId })
    .from(slotBookings)
    .where(and(eq(slotBookings.tenantId, tenantId), eq(slotBookings.state, 'held'), lte(slotBookings.expiresAt, now)))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map(({ slotBookingId }) => slotBookingId)
}

type Consumed = {
  readonly slotBookingId: string
  readonly subject: string
  readonly orderId: string
  readonly now: Date
}

const updateHolds = preparedSql<{ slot_booking_id: string }>(
  'consume_holds',
  sql`UPDATE commerce.slot_bookings booking SET state = 'taken', order_id = item."orderId"
    FROM ${itemsOf({ slotBookingId: 'uuid', subject: 'text', orderId: 'uuid', now: 'timestamptz' })}
    WHERE booking.tenant_id = ${value('tenantId')} AND booking.slot_booking_id = item."slotBookingId"
      AND booking.subject = item.subject AND booking.state = 'held' AND booking.expires_at > item.now
    RETURNING booking.slot_booking_id`,
)

/** Holds become places of orders, each only the shopper's own, and only in time. @returns the bookings that did */
export async function consumeHolds(tx: Transaction, holds: readonly Consumed[]): Promise<ReadonlySet<string>> {
  const { rows } = await updateHolds(tx, columnsOf(holds, ['slotBookingId', 'subject', 'orderId', 'now']))
  return new Set(rows.map((row) => row.slot_booking_id))
}

export async function listTaken({ db, tenantId }: Transaction, orderId: string) {
  const rows = await db
    .select({ slotBookingId: slotBookings.slotBookingId })
    .from(slotBookings)
    .where(and(eq(slotBookings.tenantId, tenantId), eq(slotBookings.orderId, orderId), eq(slotBookings.state, 'taken')))
    .for('update')
  return rows.map(({ slotBookingId }) => slotBookingId)
}

const other = alias(slotBookings, 'other')

/** An order that failed gives its place back to the shopper's hands, unless they hold another one by now. */
export async function holdAgain(
  { db, tenantId }: Transaction,
  slotBookingId: string,
  subject: string,
  expiresAt: Date,
) {
  const held = await db
    .update(slotBookings)
    .set({ state: 'held', orderId: null, expiresAt })
    .where(
      and(
        eq(slotBookings.tenantId, tenantId),
        eq(slotBookings.slotBookingId, slotBookingId),
        eq(slotBookings.state, 'taken'),
        noOtherHold({ db, tenantId }, subject),
      ),
    )
    .returning({ slotBookingId: slotBookings.slotBookingId })
  return held.length > 0
}

/** The holds of a guest go with the cart at sign-in, where the customer has none for the same way of receiving. */
export async function moveHolds({ db, tenantId }: Transaction, from: string, to: string) {
  await db
    .update(slotBookings)
    .set({ subject: to })
    .where(
      and(
        eq(slotBookings.tenantId, tenantId),
        eq(slotBookings.subject, from),
        eq(slotBookings.state, 'held'),
        noOtherHold({ db, tenantId }, to),
      ),
    )
}

/** Of bookings: whether this shopper holds none for the same way of receiving. */
export const noOtherHold = ({ db, tenantId }: Transaction, subject: string) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(other)
      .where(
        and(
          eq(other.tenantId, tenantId),
          eq(other.subject, subject),
          eq(other.state, 'held'),
          eq(other.kind, slotBookings.kind),
          sql`${other.fulfillmentMethodId} IS NOT DISTINCT FROM ${slotBookings.fulfillmentMethodId}`,
        ),
      ),
  )

/** Own holds of all kinds, locked; but those for the ways of receiving in `beside`. */
export async function lockAllOwnHolds({ db, tenantId }: Transaction, subject: string, beside: readonly string[] = []) {
  const rows = await db
    .select({ slotBookingId: slotBookings.slotBookingId })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.tenantId, tenantId),
        eq(slotBookings.subject, subject),
        eq(slotBookings.state, 'held'),
        notInArray(slotBookings.fulfillmentMethodId, [...beside]),
      ),
    )
    .for('update')
  return rows.map(({ slotBookingId }) => slotBookingId)
}

/** The slot that a booking of the shopper's is for, whatever became of it. */
export async function findSlotOfBooking({ db, tenantId }: Transaction, subject: string, slotBookingId: string) {
  const [booking] = await db
    .select({ slotId: slotBookings.slotId })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.tenantId, tenantId),
        eq(slotBookings.slotBookingId, slotBookingId),
        eq(slotBookings.subject, subject),
      ),
    )
  return booking?.slotId
}
