import type { Database } from '../database/database.ts'
import type { AgeCheckProvider } from './age-check-provider.ts'
import { expireSessions, listUnforgotten, markForgotten, removeExpired } from './age-sessions.store.ts'

type Tools = {
  readonly database: Pick<Database, 'transaction'>
  readonly ageChecks: AgeCheckProvider
  readonly now: () => Date
}

const AT_ONCE = 50

/** Ends checks whose time is over, has the provider forget all that have ended, and removes what counts no longer. */
export async function cleanChecks({ database, ageChecks, now }: Tools, tenantId: string) {
  const ended = await database.transaction(tenantId, async (tx) => {
    await expireSessions(tx, now())
    await removeExpired(tx, now())
    return await listUnforgotten(tx, AT_ONCE)
  })
  for (const { sessionId, reference } of ended) {
    if (reference === null || !(await ageChecks.forget({ tenantId, reference }))) continue
    await database.transaction(tenantId, (tx) => markForgotten(tx, sessionId))
  }
}
