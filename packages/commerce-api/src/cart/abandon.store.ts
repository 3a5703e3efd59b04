import { and, asc, eq, exists, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { slotBookings } from '../slot/slot-bookings.table.ts'
import type { BusinessSettings } from '../tenant/business-settings.ts'
import { tenantConfigurations } from '../tenant/tenant-configurations.table.ts'
import { cartLines } from './cart-lines.table.ts'
import { carts } from './carts.table.ts'

export async function readBusiness({ db, tenantId }: Transaction): Promise<BusinessSettings | undefined> {
  const [row] = await db
    .select({ business: tenantConfigurations.business })
    .from(tenantConfigurations)
    .where(eq(tenantConfigurations.tenantId, tenantId))
  return row?.business
}

/** Open carts, oldest first. One that somebody is changing is skipped: it is touched. */
export async function lockUntouched({ db, tenantId }: Transaction, before: Date, limit: number) {
  const rows = await db
    .select({ cartId: carts.cartId })
    .from(carts)
    // Not a parameter: the index is for these.
    .where(and(eq(carts.tenantId, tenantId), sql`${carts.state} = 'open'`, lt(carts.updatedAt, before)))
    .orderBy(asc(carts.updatedAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map(({ cartId }) => cartId)
}

/** Slots that are still held for these carts. */
export async function listHeld({ db, tenantId }: Transaction, cartIds: readonly string[]) {
  const rows = await db
    .select({ slotBookingId: slotBookings.slotBookingId })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.tenantId, tenantId),
        inArray(slotBookings.cartId, [...cartIds]),
        eq(slotBookings.state, 'held'),
      ),
    )
  return rows.map(({ slotBookingId }) => slotBookingId)
}

/** Nobody needs to hear of a cart that had nothing in it. */
export async function markAbandoned({ db, tenantId }: Transaction, cartIds: readonly string[]) {
  const lines = db
    .select({ one: sql`1` })
    .from(cartLines)
    .where(and(eq(cartLines.tenantId, carts.tenantId), eq(cartLines.cartId, carts.cartId)))
  await db
    .update(carts)
    .set({
      state: 'abandoned',
      version: sql`${carts.version} + 1`,
      zipCode: null,
      isAbandonmentTold: sql`NOT ${exists(lines)}`,
    })
    .where(and(eq(carts.tenantId, tenantId), inArray(carts.cartId, [...cartIds])))
}

/** Takes the news that a cart of this shopper was abandoned; `false` where there is none, or it was told. */
export async function takeAbandonment({ db, tenantId }: Transaction, subject: string): Promise<boolean> {
  const told = await db
    .update(carts)
    .set({ isAbandonmentTold: true })
    .where(
      and(
        eq(carts.tenantId, tenantId),
        eq(carts.subject, subject),
        sql`${carts.state} = 'abandoned' AND NOT ${carts.isAbandonmentTold}`,
      ),
    )
    .returning({ cartId: carts.cartId })
  return told.length > 0
}
