import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { tooManyTries } from '../server/server.errors.ts'
import { countTry, forgetExpired, uncountTry } from './rate-limit.store.ts'

/** `limit` tries per `seconds`, counted for each key. */
export type Limit = { readonly name: string; readonly limit: number; readonly seconds: number }

/** How many more tries a window takes, and when the next one begins. */
export type Taken = { readonly left: number; readonly until: Date }

type OnUsedUp = (until: Date) => Promise<void>

export type Limiter = ReturnType<typeof createLimiter>

const CLEAN_UP_CHANCE = 0.01

/** Limits that hold over all instances: every try is counted in PostgreSQL, in a transaction of its own. */
export function createLimiter(database: Database, now: () => Date) {
  return {
    /**
     * Counts a try, also when what follows is refused. Keys are hashed: they may be addresses or numbers. The first try
     * of a window that is one too many is told with the end of that window, whichever instance it comes to.
     * @throws AppError 429 when the limit is used up
     */
    async take(tenantId: string, limit: Limit, key: string, onUsedUp?: OnUsedUp): Promise<Taken> {
      const at = now()
      const window = windowOf(limit, key, at)
      const tries = await database.transaction(tenantId, async (tx) => {
        if (Math.random() < CLEAN_UP_CHANCE) await forgetExpired(tx, at)
        return await countTry(tx, window)
      })
      if (tries === limit.limit + 1) await onUsedUp?.(window.expiresAt)
      if (tries > limit.limit) throw tooManyTries((window.expiresAt.getTime() - at.getTime()) / 1000)
      return { left: limit.limit - tries, until: window.expiresAt }
    },

    /** Takes a try back that turned out to be a right one. */
    async giveBack(tenantId: string, limit: Limit, key: string): Promise<void> {
      await database.transaction(tenantId, (tx) => uncountTry(tx, windowOf(limit, key, now())))
    },
  }
}

function windowOf({ name, seconds }: Limit, key: string, now: Date) {
  const length = seconds * 1000
  const windowStart = new Date(Math.floor(now.getTime() / length) * length)
  return {
    limitKey: `${name}:${createHash('sha256').update(key).digest('base64url')}`,
    windowStart,
    expiresAt: new Date(windowStart.getTime() + length),
  }
}
