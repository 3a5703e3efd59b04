import pg, { type Pool, type PoolClient } from 'pg'

export type { Pool, PoolClient } from 'pg'

export function openDatabase(url: string, onIdleError: (error: Error) => void): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    application_name: 'aisle-identity',
  })
  pool.on('error', onIdleError)
  return pool
}

/** Runs `work` in one transaction that sees the rows of one tenant only (row-level security). */
export async function inTenant<T>(pool: Pool, tenant: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    await client.query("SELECT set_config('aisle.tenant', $1, true)", [tenant])
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    // What failed first is told; a connection that cannot even roll back is thrown away.
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.release(broken)
  }
}
