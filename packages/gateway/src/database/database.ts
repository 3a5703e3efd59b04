import pg from 'pg'

/** The gateway's few connections: it counts tries and nothing else. */
export function openDatabase(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 2000,
    statement_timeout: 3000,
    application_name: 'aisle-gateway',
  })
  // A connection that breaks while idle is dropped by the pool; the next caller gets a fresh one.
  pool.on('error', () => undefined)
  return pool
}
