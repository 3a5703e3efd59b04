import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { cartSnapshots, type SnapshotRecord } from './cart-snapshots.table.ts'

/** How long something can be brought back. */
const oldest = sql`now() - interval '30 minutes'`
/** More changes than anybody takes back; the rest of a cart's snapshots goes. */
const MOST_OF_CART = 20

type NewSnapshot = Pick<SnapshotRecord, 'cartId' | 'reason' | 'contents'> & { readonly snapshotId?: string }

/** A line that was taken out twice is known by its last state. */
export async function insertSnapshot({ db, tenantId }: Transaction, snapshot: NewSnapshot): Promise<string> {
  const [kept] = await db
    .insert(cartSnapshots)
    .values({ tenantId, ...snapshot, createdAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [cartSnapshots.tenantId, cartSnapshots.snapshotId],
      set: { contents: snapshot.contents, reason: snapshot.reason, createdAt: sql`clock_timestamp()` },
    })
    .returning({ snapshotId: cartSnapshots.snapshotId })
  if (!kept) throw new Error('the snapshot was not kept')
  const surplus = db
    .select({ snapshotId: cartSnapshots.snapshotId })
    .from(cartSnapshots)
    .where(and(eq(cartSnapshots.tenantId, tenantId), eq(cartSnapshots.cartId, snapshot.cartId)))
    .orderBy(desc(cartSnapshots.createdAt))
    .offset(MOST_OF_CART)
  await db
    .delete(cartSnapshots)
    .where(and(eq(cartSnapshots.tenantId, tenantId), inArray(cartSnapshots.snapshotId, surplus)))
  return kept.snapshotId
}

/** Takes a snapshot of this cart out for good: nothing is brought back twice. */
export async function takeSnapshot({ db, tenantId }: Transaction, cartId: string, snapshotId: string) {
  const [snapshot] = await db
    .delete(cartSnapshots)
    .where(
      and(
        eq(cartSnapshots.tenantId, tenantId),
        eq(cartSnapshots.snapshotId, snapshotId),
        eq(cartSnapshots.cartId, cartId),
        gt(cartSnapshots.createdAt, oldest),
      ),
    )
    .returning()
  return snapshot
}

/** Those that nobody can use any more. */
export async function forgetSnapshots({ db, tenantId }: Transaction) {
  await db.delete(cartSnapshots).where(and(eq(cartSnapshots.tenantId, tenantId), lte(cartSnapshots.createdAt, oldest)))
}
