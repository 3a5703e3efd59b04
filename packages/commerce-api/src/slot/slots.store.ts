import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { fulfillmentMethods } from '../tenant/fulfillment-methods.table.ts'
import { slots } from './slots.table.ts'

type Wanted = {
  readonly locationId: string
  readonly fromDate: string
  readonly toDate: string
  readonly codeName?: string | undefined
  readonly fulfillmentMethodId?: string
  readonly now: Date
}

/** Slots of a location between two of its days. Holds that have run out count as places that are left. */
export const readSlots = (
  { db, tenantId }: Transaction,
  { locationId, fromDate, toDate, codeName, fulfillmentMethodId, now }: Wanted,
) =>
  db
    .select({
      slot: slots,
      codeName: fulfillmentMethods.codeName,
      expiredHolds: sql<number>`(SELECT count(*)::int FROM commerce.slot_bookings booking
        WHERE booking.tenant_id = ${slots.tenantId} AND booking.slot_id = ${slots.slotId}
          AND booking.state = 'held' AND booking.expires_at <= ${now.toISOString()}::timestamptz)`,
    })
    .from(slots)
    .innerJoin(
      fulfillmentMethods,
      and(
        eq(fulfillmentMethods.tenantId, slots.tenantId),
        eq(fulfillmentMethods.fulfillmentMethodId, slots.fulfillmentMethodId),
      ),
    )
    .where(
      and(
        eq(slots.tenantId, tenantId),
        eq(slots.locationId, locationId),
        between(slots.bookingDate, fromDate, toDate),
        codeName ? eq(fulfillmentMethods.codeName, codeName) : undefined,
        fulfillmentMethodId ? eq(slots.fulfillmentMethodId, fulfillmentMethodId) : undefined,
      ),
    )
    .orderBy(asc(slots.startsAt), asc(fulfillmentMethods.position))

export type SlotRow = Awaited<ReturnType<typeof readSlots>>[number]

export async function findSlot({ db, tenantId }: Transaction, slotId: string) {
  const [slot] = await db
    .select()
    .from(slots)
    .where(and(eq(slots.tenantId, tenantId), eq(slots.slotId, slotId)))
  return slot
}
