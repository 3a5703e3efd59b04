import { and, asc, avg, count, desc, eq, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { fulfillmentMethods } from '../tenant/fulfillment-methods.table.ts'
import { locationFulfillments } from './location-fulfillments.table.ts'
import { locations } from './locations.table.ts'
import { openingHours } from './opening-hours.table.ts'
import { zipAreas } from './zip-areas.table.ts'

export const readLocations = ({ db, tenantId }: Transaction) =>
  db.select().from(locations).where(eq(locations.tenantId, tenantId)).orderBy(asc(locations.position))

export async function findLocation({ db, tenantId }: Transaction, locationId: string) {
  const [location] = await db
    .select()
    .from(locations)
    .where(and(eq(locations.tenantId, tenantId), eq(locations.locationId, locationId)))
  return location
}

export const readOpeningHours = ({ db, tenantId }: Transaction) =>
  db.select().from(openingHours).where(eq(openingHours.tenantId, tenantId)).orderBy(asc(openingHours.weekday))

export const readLocationFulfillments = ({ db, tenantId }: Transaction) =>
  db
    .select({ method: fulfillmentMethods, offer: locationFulfillments })
    .from(locationFulfillments)
    .innerJoin(
      fulfillmentMethods,
      and(
        eq(fulfillmentMethods.tenantId, locationFulfillments.tenantId),
        eq(fulfillmentMethods.fulfillmentMethodId, locationFulfillments.fulfillmentMethodId),
      ),
    )
    .where(and(eq(locationFulfillments.tenantId, tenantId), eq(fulfillmentMethods.isActive, true)))
    .orderBy(asc(fulfillmentMethods.position))

export type LocationFulfillmentRow = Awaited<ReturnType<typeof readLocationFulfillments>>[number]

/** Where a zip code is, if the store knows. */
export async function findZipArea({ db, tenantId }: Transaction, zip: string) {
  const [area] = await db
    .select()
    .from(zipAreas)
    .where(and(eq(zipAreas.tenantId, tenantId), eq(zipAreas.zip, zip.slice(0, 5))))
  return area
}

/**
 * The middle of the zip codes of a town, `Chicago` or `Chicago, IL`; of towns of the same name, the one with most of
 * them.
 */
export async function findTown({ db, tenantId }: Transaction, text: string) {
  const name = text
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase()
  const [town] = await db
    .select({
      city: zipAreas.city,
      state: zipAreas.state,
      latitude: avg(zipAreas.latitude).mapWith(Number),
      longitude: avg(zipAreas.longitude).mapWith(Number),
    })
    .from(zipAreas)
    .where(
      and(
        eq(zipAreas.tenantId, tenantId),
        or(eq(sql`lower(${zipAreas.city})`, name), eq(sql`lower(${zipAreas.city} || ' ' || ${zipAreas.state})`, name)),
      ),
    )
    .groupBy(zipAreas.city, zipAreas.state)
    .orderBy(desc(count()), asc(zipAreas.state))
    .limit(1)
  return town
}
