import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { insertion, type Write, writeTogether } from '../database/writes.ts'
import type { Mail } from './mail.types.ts'
import { type OutboxRecord, outbox } from './outbox.table.ts'

/** The kind of a push message to one device; every other kind is a mail. */
export const PUSH = 'push'

/** Whatever the clocks of database and worker say. */
const AT_ONCE = new Date(0)

const inserted = insertion('queue_mail', outbox, ['kind', 'recipient', 'payload', 'availableAt'])

/** A mail as a part of a statement that writes more. */
export const mailQueued = ({ kind, recipient, payload }: Mail): Write =>
  inserted({ kind, recipient, payload, availableAt: AT_ONCE })

/** Queued in the transaction that it tells about: both happen, or neither. */
export const queueMail = (tx: Transaction, mail: Mail) => writeTogether(tx, [mailQueued(mail)])

/**
 * Takes waiting mails for one worker, codes that somebody waits for first. Until `until` nobody else sees them, so that
 * a worker which dies leaves them to the next one.
 */
export const claimMails = (tx: Transaction, now: Date, until: Date, limit: number) =>
  claim(tx, sql`${outbox.kind} <> ${PUSH}`, { now, until, limit })

/** The same for push messages, which another worker sends. */
export const claimPushes = (tx: Transaction, now: Date, until: Date, limit: number) =>
  claim(tx, eq(outbox.kind, PUSH), { now, until, limit })

type Lease = { readonly now: Date; readonly until: Date; readonly limit: number }

async function claim({ db, tenantId }: Transaction, isWanted: SQL, { now, until, limit }: Lease) {
  const waiting = db
    .select({ outboxId: outbox.outboxId })
    .from(outbox)
    .where(
      and(
        eq(outbox.tenantId, tenantId),
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        lte(outbox.availableAt, now),
        isWanted,
      ),
    )
    .orderBy(sql`${outbox.kind} <> 'one-time-code'`, outbox.outboxId)
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(outbox)
    .set({ availableAt: until, attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.tenantId, tenantId), inArray(outbox.outboxId, waiting)))
    .returning()
  return claimed.toSorted((a, b) => Number(isCode(b)) - Number(isCode(a)) || a.outboxId - b.outboxId)
}

const isCode = ({ kind }: OutboxRecord) => kind === 'one-time-code'

const isMail = ({ tenantId }: Transaction, outboxId: number) =>
  and(eq(outbox.tenantId, tenantId), eq(outbox.outboxId, outboxId))

/** What was sent is not kept: it held codes and addresses. */
export async function markSent(tx: Transaction, outboxId: number, sentAt: Date) {
  await tx.db.update(outbox).set({ sentAt, recipient: '', payload: {}, lastError: null }).where(isMail(tx, outboxId))
}

type Failure = { readonly lastError: string; readonly availableAt: Date; readonly failedAt: Date | null }

export async function markUnsent(tx: Transaction, outboxId: number, failure: Failure) {
  await tx.db.update(outbox).set(failure).where(isMail(tx, outboxId))
}

export type { OutboxRecord }
