import { and, desc, eq, isNull, like, sql } from 'drizzle-orm'
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

/** The record of an account. */
export async function findCustomerOf({ db, tenantId }: Transaction, subject: string) {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, tenantId), eq(customers.subject, subject), isNull(customers.closedAt)))
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

/** Makes the record. Signing up twice gives the same customer. */
export async function signUp({ db, tenantId }: Transaction, { now, ...customer }: NewCustomer) {
  const [row] = await db
    .insert(customers)
    .values({ tenantId, ...customer, policyAcceptedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [customers.tenantId, customers.subject],
      set: { policyAcceptedAt: now, ...customer },
    })
    .returning()
  return row
}

/** Subject of a record that the store keeps of somebody without an account: from the till, or from before. */
const STORE_RECORD = 'record:'

const areUnlinked = (tenantId: string, email: string) =>
  and(
    eq(customers.tenantId, tenantId),
    like(customers.subject, `${STORE_RECORD}%`),
    sql`lower(${customers.email}) = lower(${email})`,
    isNull(customers.closedAt),
  )

export const countUnlinked = ({ db, tenantId }: Transaction, email: string) =>
  db.$count(customers, areUnlinked(tenantId, email))

type Link = { readonly subject: string; readonly email: string; readonly now: Date }

/** Gives the newest record of this address to an account. One account gets it, however many ask. */
export async function linkRecord({ db, tenantId }: Transaction, { subject, email, now }: Link) {
  const newest = db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(areUnlinked(tenantId, email))
    .orderBy(desc(customers.createdAt), customers.customerId)
    .limit(1)
    .for('update')
  const [row] = await db
    .update(customers)
    .set({ subject, email, policyAcceptedAt: now })
    .where(and(areUnlinked(tenantId, email), eq(customers.customerId, sql`(${newest})`)))
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
  // An account that is closed while this waits for its row has no name any more.
  const isIt = and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId), isNull(customers.closedAt))
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
    .where(and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId), isNull(customers.closedAt)))
  return true
}
