import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
import { locationFulfillments } from '../location/location-fulfillments.table.ts'
import { fulfillmentMethods } from './fulfillment-methods.table.ts'

/** The tenant's ways of handing over goods, inactive ones included. */
export const readFulfillments = ({ db, tenantId }: Transaction) =>
  db
    .select()
    .from(fulfillmentMethods)
    .where(eq(fulfillmentMethods.tenantId, tenantId))
    .orderBy(asc(fulfillmentMethods.position))

const selectOffered = prepared((db) =>
  db
    .select({ method: fulfillmentMethods, allowPayAtStore: locationFulfillments.allowPayAtStore })
    .from(locationFulfillments)
    .innerJoin(
      fulfillmentMethods,
      and(
        eq(fulfillmentMethods.tenantId, locationFulfillments.tenantId),
        eq(fulfillmentMethods.fulfillmentMethodId, locationFulfillments.fulfillmentMethodId),
      ),
    )
    .where(
      and(
        eq(locationFulfillments.tenantId, value('tenantId')),
        eq(locationFulfillments.locationId, value('locationId')),
        eq(locationFulfillments.isAvailable, true),
        eq(locationFulfillments.isComingSoon, false),
        eq(fulfillmentMethods.isActive, true),
      ),
    )
    .orderBy(asc(fulfillmentMethods.position))
    .prepare('offered_fulfillments'),
)

/** What a location offers now; without a location, what the tenant offers. */
export async function readOfferedFulfillments(tx: Transaction, locationId: string | undefined) {
  if (!locationId) {
    const methods = await readFulfillments(tx)
    return methods.filter((method) => method.isActive)
  }
  const rows = await selectOffered(tx, { locationId })
  return rows.map(({ method, allowPayAtStore }) => ({
    ...method,
    allowPayAtStore: method.allowPayAtStore && allowPayAtStore,
  }))
}

export type OfferedFulfillment = Awaited<ReturnType<typeof readOfferedFulfillments>>[number]
