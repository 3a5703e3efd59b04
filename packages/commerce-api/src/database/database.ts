import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { busy } from '../server/server.errors.ts'
import { withConflictRetries } from './conflict-retries.ts'

/** What stores speak to: one transaction, bound to one tenant by row-level security. */
export type Transaction = {
  readonly db: NodePgDatabase
  readonly tenantId: string
}

export type Database = ReturnType<typeof connectDatabase>

export type TransactionOptions<First> = {
  readonly readOnly?: boolean
  /** A statement sent with BEGIN in the same round trip; its literals are escaped by the caller. */
  readonly first?: First
}

/** The pool of connections. Every statement runs in a tenant's transaction. */
export function connectDatabase(url: string, { poolSize = 12 }: { poolSize?: number } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'aisle-commerce-api',
  })
  // A connection that breaks while idle is dropped by the pool; the next caller gets a fresh one.
  pool.on('error', () => undefined)
  // The pool stops listening once it has dropped a client, whose socket may still fail after that.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const drizzles = new WeakMap<pg.PoolClient, NodePgDatabase>()

  const drizzleOf = (client: pg.PoolClient) => {
    const known = drizzles.get(client)
    if (known) return known
    const db = drizzle(client)
    drizzles.set(client, db)
    return db
  }

  const runOnce = async <Result>(
    tenantId: string,
    options: TransactionOptions<string>,
    work: (transaction: Transaction, first: readonly unknown[]) => Promise<Result>,
  ): Promise<Result> => {
    const client = await pool.connect().catch((cause: unknown) => {
      throw busy(cause)
    })
    let broken: Error | undefined
    try {
      const first = await begin(client, tenantId, options)
      const result = await work({ db: drizzleOf(client), tenantId }, first)
      await client.query('COMMIT')
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch((cause: Error) => {
        broken = cause
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    /**
     * Runs `work` in one transaction that sees this tenant's rows only. Serialisation failures and deadlocks are
     * tried again, so `work` must have no effect outside the database.
     */
    transaction: <Result>(
      tenantId: string,
      work: (transaction: Transaction, first: readonly unknown[]) => Promise<Result>,
      options: TransactionOptions<string> = {},
    ) => withConflictRetries(() => runOnce(tenantId, options, work)),

    /** Ids of all tenants, for work that goes round them: mail, clean-up. */
    async tenantIds(): Promise<readonly string[]> {
      const { rows } = await pool.query<{ tenant_id: string }>('SELECT tenant_id FROM commerce.tenants ORDER BY 1')
      return rows.map((row) => row.tenant_id)
    },

    async ping() {
      await pool.query('SELECT 1 FROM commerce.tenants LIMIT 1')
    },

    close: () => pool.end(),
  }
}

async function begin(client: pg.PoolClient, tenantId: string, { readOnly, first }: TransactionOptions<string>) {
  const results: unknown = await client.query(
    `BEGIN${readOnly ? ' READ ONLY' : ''}; SELECT set_config('app.tenant_id', ${pg.escapeLiteral(tenantId)}, true)` +
      (first ? `; ${first}` : ''),
  )
  // Several statements in one query answer with an array of results, which the types of pg do not tell.
  const last: unknown = Array.isArray(results) ? results.at(-1) : undefined
  return first && last instanceof pg.Result ? last.rows : []
}
