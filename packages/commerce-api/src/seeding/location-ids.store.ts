import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { locations } from '../location/locations.table.ts'

/** The stores that a tenant has, for stock that a feed does not tell apart by store. */
export async function locationIdsOf({ db, tenantId }: Transaction): Promise<readonly string[]> {
  const rows = await db.select({ id: locations.locationId }).from(locations).where(eq(locations.tenantId, tenantId))
  return rows.map(({ id }) => id)
}
