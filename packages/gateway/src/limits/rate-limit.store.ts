import type pg from 'pg'

type Window = { readonly key: string; readonly windowStart: Date; readonly expiresAt: Date }

export type RateLimitStore = ReturnType<typeof createRateLimitStore>

export function createRateLimitStore(pool: pg.Pool) {
  return {
    /** Counts one more try, whatever else runs at the same time, and says how many there are now. */
    async count({ key, windowStart, expiresAt }: Window): Promise<number> {
      const { rows } = await pool.query<{ tries: number }>(
        `INSERT INTO gateway.rate_limits AS r (limit_key, window_start, expires_at, tries) VALUES ($1, $2, $3, 1)
         ON CONFLICT (limit_key, window_start) DO UPDATE SET tries = r.tries + 1 RETURNING tries`,
        [key, windowStart, expiresAt],
      )
      return rows[0]?.tries ?? 0
    },

    async forgetExpired(now: Date) {
      await pool.query('DELETE FROM gateway.rate_limits WHERE expires_at < $1', [now])
    },

    async ping() {
      await pool.query('SELECT 1 FROM gateway.rate_limits LIMIT 1')
    },
  }
}
