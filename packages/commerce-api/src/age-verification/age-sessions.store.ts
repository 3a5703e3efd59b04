import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import { customers } from '../customer/customers.table.ts'
import type { Transaction } from '../database/database.ts'
import { ageSessions } from './age-sessions.table.ts'
import type { Person } from './person.ts'

/** A session is its subject's, and nobody else's (T29). */
export type OwnSession = { readonly sessionId: string; readonly subject: string }

const isOwn = (tenantId: string, { sessionId, subject }: OwnSession) =>
  and(eq(ageSessions.tenantId, tenantId), eq(ageSessions.sessionId, sessionId), eq(ageSessions.subject, subject))

type NewSession = OwnSession & {
  readonly providerReference: string
  readonly prefill: Person
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertSession({ db, tenantId }: Transaction, session: NewSession) {
  await db.insert(ageSessions).values({ tenantId, ...session })
}

/** The subject's session, until it has expired. */
export async function findOwnSession({ db, tenantId }: Transaction, own: OwnSession, now: Date) {
  const [session] = await db
    .select()
    .from(ageSessions)
    .where(and(isOwn(tenantId, own), gt(ageSessions.expiresAt, now)))
  return session
}

type End = { readonly state: 'completed' | 'refused'; readonly now: Date; readonly goodUntil: Date }

/** Ends an open session, once: whoever comes second changes nothing. @returns whether this was the first */
export async function endSession({ db, tenantId }: Transaction, own: OwnSession, { state, now, goodUntil }: End) {
  const ended = await db
    .update(ageSessions)
    .set({ state, prefill: {}, completedAt: now, expiresAt: goodUntil })
    .where(and(isOwn(tenantId, own), eq(ageSessions.state, 'started'), gt(ageSessions.expiresAt, now)))
    .returning({ sessionId: ageSessions.sessionId })
  return ended.length > 0
}

/** A proof that still counts goes over to a customer, once. The clock is that of the reading of proofs. */
export async function takeOver({ db, tenantId }: Transaction, sessionId: string, subjects: readonly string[]) {
  const taken = await db
    .update(ageSessions)
    .set({ state: 'mapped' })
    .where(
      and(
        eq(ageSessions.tenantId, tenantId),
        eq(ageSessions.sessionId, sessionId),
        inArray(ageSessions.subject, [...subjects]),
        eq(ageSessions.state, 'completed'),
        sql`${ageSessions.completedAt} > now() - interval '3 days'`,
      ),
    )
    .returning({ sessionId: ageSessions.sessionId })
  return taken.length > 0
}

/** @returns whether there is such a customer */
export async function markVerified({ db, tenantId }: Transaction, customerId: string, subject: string) {
  const marked = await db
    .update(customers)
    .set({ isVerifiedOnline: true })
    .where(
      and(
        eq(customers.tenantId, tenantId),
        eq(customers.customerId, customerId),
        eq(customers.subject, subject),
        isNull(customers.closedAt),
      ),
    )
    .returning({ customerId: customers.customerId })
  return marked.length > 0
}

/** Open sessions whose time is over lose what was said in them. */
export async function expireSessions({ db, tenantId }: Transaction, now: Date) {
  await db
    .update(ageSessions)
    .set({ state: 'expired', prefill: {}, completedAt: now })
    .where(and(eq(ageSessions.tenantId, tenantId), eq(ageSessions.state, 'started'), lte(ageSessions.expiresAt, now)))
}

type Closed = { readonly subject: string; readonly tombstone: string; readonly now: Date }

/** The checks of a closed account are over. What the provider may still know stays, without a name, until it forgets. */
export async function disownSessions({ db, tenantId }: Transaction, { subject, tombstone, now }: Closed) {
  const areOwn = and(eq(ageSessions.tenantId, tenantId), eq(ageSessions.subject, subject))
  await db.delete(ageSessions).where(and(areOwn, isNull(ageSessions.providerReference)))
  await db
    .update(ageSessions)
    .set({ subject: tombstone, state: 'expired', prefill: {}, completedAt: now, expiresAt: now })
    .where(areOwn)
}

/** Checks that are over here and may still be known at the provider. */
export const listUnforgotten = ({ db, tenantId }: Transaction, limit: number) =>
  db
    .select({ sessionId: ageSessions.sessionId, reference: ageSessions.providerReference })
    .from(ageSessions)
    .where(
      and(
        eq(ageSessions.tenantId, tenantId),
        ne(ageSessions.state, 'started'),
        isNotNull(ageSessions.providerReference),
      ),
    )
    .limit(limit)

export async function markForgotten({ db, tenantId }: Transaction, sessionId: string) {
  await db
    .update(ageSessions)
    .set({ providerReference: null })
    .where(
      and(eq(ageSessions.tenantId, tenantId), eq(ageSessions.sessionId, sessionId), ne(ageSessions.state, 'started')),
    )
}

/** What is good for nothing any more. */
export async function removeExpired({ db, tenantId }: Transaction, now: Date) {
  await db
    .delete(ageSessions)
    .where(
      and(
        eq(ageSessions.tenantId, tenantId),
        lte(ageSessions.expiresAt, now),
        ne(ageSessions.state, 'started'),
        isNull(ageSessions.providerReference),
      ),
    )
}
