import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { loyaltyLedger } from '../../loyalty/loyalty-ledger.table.ts'
import { type CustomerRecord, customers } from '../customers.table.ts'
import { closedSubjects } from './closed-subjects.table.ts'
import { identityClosures } from './identity-closures.table.ts'
import { hashSubject } from './subject-hash.ts'

/** Stands where the subject stood: tells rows of one closed account apart from another's, and no more. */
export const tombstoneOf = (customerId: string): string => `closed:${customerId}`

/** Loyalty dollars end with the account; the ledger says so. */
export async function forfeitLoyalty({ db, tenantId }: Transaction, customer: CustomerRecord, at: Date) {
  const { customerId, loyaltyCents } = customer
  if (loyaltyCents === 0) return
  const entry = { customerId, reason: 'account-closed', amountCents: -loyaltyCents, balanceCents: 0, at }
  await db.insert(loyaltyLedger).values({ tenantId, ...entry })
}

/** What is left of the record: that there was one, since when, and that its owner agreed to the terms. */
export async function closeRecord({ db, tenantId }: Transaction, { customerId, subject }: CustomerRecord, now: Date) {
  await db
    .update(customers)
    .set({
      subject: tombstoneOf(customerId),
      firstName: null,
      lastName: null,
      email: null,
      phoneNumber: null,
      countryCode: null,
      userIdNumber: null,
      profileImageUrl: null,
      dateOfBirth: null,
      zipCode: null,
      isVerifiedOnline: false,
      isLoyalty: false,
      loyaltyCents: 0,
      preferredLocationId: null,
      preferredFulfillmentMethodId: null,
      closedAt: now,
    })
    .where(and(eq(customers.tenantId, tenantId), eq(customers.customerId, customerId), eq(customers.subject, subject)))
  await db
    .insert(closedSubjects)
    .values({ tenantId, subjectHash: hashSubject(subject), closedAt: now })
    .onConflictDoNothing()
}

/** Queued in the transaction that closes the account: identity is told if, and only if, it was closed. */
export async function queueForIdentity({ db, tenantId }: Transaction, accessToken: string, now: Date) {
  await db.insert(identityClosures).values({ tenantId, accessToken, createdAt: now, availableAt: new Date(0) })
}
