import { lt, sql } from 'drizzle-orm'
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

export async function forgetExpired({ db }: Transaction, now: Date) {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now))
}
