import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { locations } from '../location/locations.table.ts'
import { planSlots } from './slot-plan.rules.ts'
import { slotRules } from './slot-rules.table.ts'
import { slots } from './slots.table.ts'
import { localDays } from './store-clock.rules.ts'

/** Makes the slots of the coming days where the rules want some and none are. Those that are there stay. */
export async function makeSlots(
  tx: Transaction,
  now: Date,
  { days = 7, locationId }: { days?: number; locationId?: string } = {},
) {
  const { db, tenantId } = tx
  const places = await db
    .select({ locationId: locations.locationId, timeZone: locations.timeZone })
    .from(locations)
    .where(and(eq(locations.tenantId, tenantId), locationId ? eq(locations.locationId, locationId) : undefined))
  for (const place of places) {
    const rules = await db
      .select()
      .from(slotRules)
      .where(and(eq(slotRules.tenantId, tenantId), eq(slotRules.locationId, place.locationId)))
    const planned = planSlots(rules, localDays(now, place.timeZone, days), place.timeZone)
    if (planned.length === 0) continue
    await db
      .insert(slots)
      .values(planned.map((slot) => ({ tenantId, ...slot })))
      .onConflictDoNothing()
  }
}
