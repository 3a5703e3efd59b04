import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { prepared, value } from '../database/prepared.ts'
import { type Write, write } from '../database/writes.ts'
import { idempotencyKeys } from './idempotency-keys.table.ts'

type Owner = { readonly subject: string; readonly key: string }

const selectKey = prepared((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.tenantId, value('tenantId')),
        eq(idempotencyKeys.subject, value('subject')),
        eq(idempotencyKeys.key, value('key')),
      ),
    )
    .prepare('find_key'),
)

export async function findKey(tx: Transaction, { subject, key }: Owner) {
  const [row] = await selectKey(tx, { subject, key })
  return row
}
export type KnownKey = NonNullable<Awaited<ReturnType<typeof findKey>>>

/** The same request under another key, whose answer may have been lost on its way (F25). */
export async function findSameRequest({ db, tenantId }: Transaction, subject: string, hash: string, since: Date) {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.tenantId, tenantId),
        eq(idempotencyKeys.subject, subject),
        eq(idempotencyKeys.requestHash, hash),
        eq(idempotencyKeys.status, 200),
        gt(idempotencyKeys.createdAt, since),
      ),
    )
    .orderBy(desc(idempotencyKeys.createdAt))
    .limit(1)
  return row
}

type Entry = Owner & {
  readonly requestHash: string
  readonly status: number | null
  readonly reply: unknown
  readonly createdAt: Date
  readonly expiresAt: Date
}

const upsertKey = write('keep_key', (db, named) =>
  db
    .insert(idempotencyKeys)
    .values({
      tenantId: value('tenantId'),
      subject: named('subject'),
      key: named('key'),
      requestHash: named('requestHash'),
      status: named('status'),
      // As text: the query builder would make the JSON value null of none.
      reply: sql`${named('reply')}`,
      createdAt: named('createdAt'),
      expiresAt: named('expiresAt'),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.tenantId, idempotencyKeys.subject, idempotencyKeys.key],
      set: {
        status: sql`coalesce(${idempotencyKeys.status}, excluded.status)`,
        reply: sql`coalesce(${idempotencyKeys.reply}, excluded.reply)`,
      },
    }),
)

/** Keeps a key, and the answer once there is one. An answer is never changed. */
export const keyKept = (entry: Entry): Write =>
  upsertKey({ ...entry, reply: entry.reply === null ? null : JSON.stringify(entry.reply) })

export async function forgetKeys({ db, tenantId }: Transaction, now: Date) {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenantId, tenantId), lte(idempotencyKeys.expiresAt, now)))
}
