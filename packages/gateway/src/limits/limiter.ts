import { createHmac } from 'node:crypto'
import { busy, tooMany } from '../server/server.errors.ts'
import type { RateLimitStore } from './rate-limit.store.ts'

/** `limit` tries per `seconds`, counted for each sender over all gateways. */
export type Limit = { readonly name: string; readonly limit: number; readonly seconds: number }

export interface Limiter {
  /** Counts a try. @throws AppError 429 when the limit is used up, 503 when nobody can count. */
  take(limit: Limit, sender: string): Promise<void>
}

const CLEAN_UP_CHANCE = 0.01

/** Senders are kept as keyed hashes: the table holds no addresses. */
export function createLimiter(store: RateLimitStore, key: Buffer, now = Date.now): Limiter {
  return {
    async take({ name, limit, seconds }, sender) {
      const at = now()
      const windowStart = Math.floor(at / (seconds * 1000)) * seconds * 1000
      const expiresAt = windowStart + seconds * 1000
      const hash = createHmac('sha256', key).update(sender).digest('base64url').slice(0, 22)
      const tries = await countTry(store, `${name}:${hash}`, windowStart, expiresAt)
      if (tries > limit) throw tooMany((expiresAt - at) / 1000)
      if (Math.random() < CLEAN_UP_CHANCE) await store.forgetExpired(new Date(at)).catch(refuse)
    },
  }
}

const countTry = (store: RateLimitStore, key: string, windowStart: number, expiresAt: number) =>
  store.count({ key, windowStart: new Date(windowStart), expiresAt: new Date(expiresAt) }).catch(refuse)

function refuse(cause: unknown): never {
  throw busy(cause)
}
