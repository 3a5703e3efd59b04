import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { AttemptLimit } from './attempt.rules.ts'

export type AttemptStore = ReturnType<typeof createAttemptStore>
export type Attempt = { readonly allowed: boolean; readonly retryAfterSeconds: number }

// Only hashes are kept: a key holds an e-mail or an IP address.
const hashKey = (key: string) => createHash('sha256').update(key).digest()

export function createAttemptStore(pool: Pool) {
  return {
    /** Counts an attempt and says whether it may go on: one statement, so parallel attempts are counted exactly. */
    async take(tenant: string, key: string, { limit, minutes }: AttemptLimit): Promise<Attempt> {
      const { rows } = await pool.query<{ count: number; retryAfterSeconds: number }>(
        `INSERT INTO identity.attempts AS a (tenant_id, key_hash, count, window_ends_at)
         VALUES ($1, $2, 1, now() + make_interval(mins => $3))
         ON CONFLICT (tenant_id, key_hash) DO UPDATE SET
           count = CASE WHEN a.window_ends_at <= now() THEN 1 ELSE a.count + 1 END,
           window_ends_at = CASE WHEN a.window_ends_at <= now() THEN excluded.window_ends_at ELSE a.window_ends_at END
         RETURNING count, ceil(extract(epoch FROM window_ends_at - now()))::int AS "retryAfterSeconds"`,
        [tenant, hashKey(key), minutes],
      )
      const [row] = rows
      if (!row) throw new Error('Counting an attempt returned no row')
      return { allowed: row.count <= limit, retryAfterSeconds: row.retryAfterSeconds }
    },

    async clear(tenant: string, key: string): Promise<void> {
      await pool.query('DELETE FROM identity.attempts WHERE tenant_id = $1 AND key_hash = $2', [tenant, hashKey(key)])
    },

    async removeEnded(): Promise<void> {
      await pool.query('DELETE FROM identity.attempts WHERE window_ends_at <= now()')
    },
  }
}
