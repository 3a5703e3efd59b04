import { and, eq, inArray } from 'drizzle-orm'
import { shippingRates } from '../checkout/shipping-rates.table.ts'
import type { Transaction } from '../database/database.ts'

export async function readRateNames({ db, tenantId }: Transaction, rateIds: readonly string[]) {
  if (rateIds.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ rateId: shippingRates.rateId, name: shippingRates.name })
    .from(shippingRates)
    .where(and(eq(shippingRates.tenantId, tenantId), inArray(shippingRates.rateId, [...rateIds])))
  return new Map(rows.map(({ rateId, name }) => [rateId, name]))
}
