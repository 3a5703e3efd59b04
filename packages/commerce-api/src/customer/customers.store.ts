import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { locationFulfillments } from '../location/location-fulfillments.table.ts'
import { customers } from './customers.table.ts'

export async function findCustomer({ db, tenantId }: Transaction, customerId: string) {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId), isNull(customers.closedAt)))
  return customer
}

type NewCustomer = {
  readonly subject: string
  readonly email: string | undefined
  readonly firstName?: string
  readonly lastName?: string
  readonly phoneNumber?: string
  readonly zipCode?: string
  readonly now: Date
}

/** Makes the record, or opens a closed one again. Signing up twice gives the same customer. */
export async function signUp({ db, tenantId }: Transaction, { now, ...customer }: NewCustomer) {
  const [row] = await db
    .insert(customers)
    .values({ tenantId, ...customer, policyAcceptedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [customers.tenantId, customers.subject],
      set: { policyAcceptedAt: now, closedAt: null, ...customer },
    })
    .returning()
  return row
}

type Changes = {
  readonly firstName?: string
  readonly lastName?: string
  readonly phoneNumber?: string
  readonly countryCode?: string
  readonly zipCode?: string
}

export async function changeCustomer({ db, tenantId }: Transaction, customerId: string, changes: Changes) {
  const isIt = and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId))
  if (Object.keys(changes).length === 0) return await findCustomer({ db, tenantId }, customerId)
  const [row] = await db.update(customers).set(changes).where(isIt).returning()
  return row
}

type Preference = { readonly locationId: string; readonly fulfillmentMethodId: string }

/** `false` when the location does not offer this way. */
export async function preferLocation({ db, tenantId }: Transaction, customerId: string, preference: Preference) {
  const { locationId, fulfillmentMethodId } = preference
  const offered = await db.$count(
    locationFulfillments,
    and(
      eq(locationFulfillments.tenantId, tenantId),
      eq(locationFulfillments.locationId, locationId),
      eq(locationFulfillments.fulfillmentMethodId, fulfillmentMethodId),
    ),
  )
  if (offered === 0) return false
  await db
    .update(customers)
    .set({ preferredLocationId: locationId, preferredFulfillmentMethodId: fulfillmentMethodId })
    .where(and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId)))
  return true
}

export async function closeCustomer({ db, tenantId }: Transaction, customerId: string, now: Date) {
  await db
    .update(customers)
    .set({ closedAt: now })
    .where(and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId)))
}
