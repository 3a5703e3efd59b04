import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { locations } from '../location/locations.table.ts'

/** Stores show their slots on their own clocks (decision 35). */
export async function readTimeZones({ db, tenantId }: Transaction, locationIds: readonly string[]) {
  if (locationIds.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ locationId: locations.locationId, timeZone: locations.timeZone })
    .from(locations)
    .where(and(eq(locations.tenantId, tenantId), inArray(locations.locationId, [...locationIds])))
  return new Map(rows.map(({ locationId, timeZone }) => [locationId, timeZone]))
}
