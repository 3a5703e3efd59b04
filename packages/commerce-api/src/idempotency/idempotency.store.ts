import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { idempotencyKeys } from './idempotency-keys.table.ts'

type Owner = { readonly subject: string; readonly key: string }

const isKey = ({ tenantId }: Transaction, { subject, key }: Owner) =>
  and(eq(idempotencyKeys.tenantId, tenantId), eq(idempotencyKeys.subject, subject), eq(idempotencyKeys.key, key))

export async function findKey(tx: Transaction, owner: Owner) {
  const [row] = await tx.db.select().from(idempotencyKeys).where(isKey(tx, owner))
  return row
}

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

/** Keeps a key, and the answer once there is one. An answer is never changed. */
export async function keepKey({ db, tenantId }: Transaction, entry: Entry) {
  await db
    .insert(idempotencyKeys)
    .values({ tenantId, ...entry })
    .onConflictDoUpdate({
      target: [idempotencyKeys.tenantId, idempotencyKeys.subject, idempotencyKeys.key],
      set: {
        status: sql`coalesce(${idempotencyKeys.status}, excluded.status)`,
        reply: sql`coalesce(${idempotencyKeys.reply}, excluded.reply)`,
      },
    })
}

export async function forgetKeys({ db, tenantId }: Transaction, now: Date) {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenantId, tenantId), lte(idempotencyKeys.expiresAt, now)))
}
