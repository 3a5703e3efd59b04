import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { columnsOf, itemsOf } from '../database/items.ts'
import { prepared, value } from '../database/prepared.ts'
import { insertion } from '../database/writes.ts'
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

const selectKnown = prepared((db) =>
  db
    .select({ subject: idempotencyKeys.subject })
    .from(itemsOf({ subject: 'text', key: 'text' }))
    .innerJoin(
      idempotencyKeys,
      and(
        eq(idempotencyKeys.tenantId, value('tenantId')),
        sql`${idempotencyKeys.subject} = item.subject`,
        sql`${idempotencyKeys.key} = item.key`,
      ),
    )
    .prepare('known_keys'),
)

/** The owners of those keys that have been used. */
export async function listKnownOwners(tx: Transaction, keys: readonly Owner[]): Promise<readonly string[]> {
  const rows = await selectKnown(tx, columnsOf(keys, ['subject', 'key']))
  return rows.map(({ subject }) => subject)
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
        or(eq(idempotencyKeys.status, 200), and(isNull(idempotencyKeys.status), isNotNull(idempotencyKeys.orderId))),
        gt(idempotencyKeys.createdAt, since),
      ),
    )
    .orderBy(desc(idempotencyKeys.createdAt))
    .limit(1)
  return row
}

/** Keeps a key with the order that it reserved, and the answer once there is one. An answer is never changed. */
export const keyKept = insertion(
  'keep_key',
  idempotencyKeys,
  ['subject', 'key', 'requestHash', 'status', 'reply', 'orderId', 'createdAt', 'expiresAt'],
  sql`ON CONFLICT (tenant_id, subject, key) DO UPDATE SET
    status = coalesce(idempotency_keys.status, excluded.status), reply = coalesce(idempotency_keys.reply, excluded.reply),
    order_id = coalesce(excluded.order_id, idempotency_keys.order_id)`,
)

export async function forgetKeys({ db, tenantId }: Transaction, now: Date) {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenantId, tenantId), lte(idempotencyKeys.expiresAt, now)))
}
