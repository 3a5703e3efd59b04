import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { identityClosures } from './identity-closures.table.ts'

/** Takes waiting closures for one worker; until `until` nobody else sees them. */
export async function claimClosures({ db, tenantId }: Transaction, now: Date, until: Date, limit: number) {
  const waiting = db
    .select({ closureId: identityClosures.closureId })
    .from(identityClosures)
    .where(
      and(
        eq(identityClosures.tenantId, tenantId),
        isNull(identityClosures.failedAt),
        lte(identityClosures.availableAt, now),
      ),
    )
    .orderBy(identityClosures.closureId)
    .limit(limit)
    .for('update', { skipLocked: true })
  return await db
    .update(identityClosures)
    .set({ availableAt: until, attempts: sql`${identityClosures.attempts} + 1` })
    .where(and(eq(identityClosures.tenantId, tenantId), inArray(identityClosures.closureId, waiting)))
    .returning()
}

const isIt = ({ tenantId }: Transaction, closureId: number) =>
  and(eq(identityClosures.tenantId, tenantId), eq(identityClosures.closureId, closureId))

export async function removeClosure(tx: Transaction, closureId: number) {
  await tx.db.delete(identityClosures).where(isIt(tx, closureId))
}

type Delay = { readonly lastError: string; readonly availableAt: Date }

export async function delayClosure(tx: Transaction, closureId: number, delay: Delay) {
  await tx.db.update(identityClosures).set(delay).where(isIt(tx, closureId))
}

/** Kept for somebody to look at, without the token. */
export async function giveClosureUp(tx: Transaction, closureId: number, lastError: string, failedAt: Date) {
  await tx.db.update(identityClosures).set({ lastError, failedAt, accessToken: '' }).where(isIt(tx, closureId))
}
