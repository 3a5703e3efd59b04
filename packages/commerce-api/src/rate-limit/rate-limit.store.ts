import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { rateLimits } from './rate-limits.table.ts'

type Window = { readonly limitKey: string; readonly windowStart: Date; readonly expiresAt: Date }

/** Counts one more try, whatever else runs at the same time, and says how many there are now. */
export async function countTry({ db, tenantId }: Transaction, window: Window): Promise<number> {
  const [row] = await db
    .insert(rateLimits)
    .values({ tenantId, ...window, tries: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.tenantId, rateLimits.limitKey, rateLimits.windowStart],
      set: { tries: sql`${rateLimits.tries} + 1` },
    })
    .returning({ tries: rateLimits.tries })
  return row?.tries ?? 0
}

export async function uncountTry({ db, tenantId }: Transaction, { limitKey, windowStart }: Window) {
  await db
    .update(rateLimits)
    .set({ tries: sql`greatest(0, ${rateLimits.tries} - 1)` })
    .where(
      and(
        eq(rateLimits.tenantId, tenantId),
        eq(rateLimits.limitKey, limitKey),
        eq(rateLimits.windowStart, windowStart),
      ),
    )
}

export async function forgetExpired({ db, tenantId }: Transaction, now: Date) {
  await db.delete(rateLimits).where(and(eq(rateLimits.tenantId, tenantId), lt(rateLimits.expiresAt, now)))
}
