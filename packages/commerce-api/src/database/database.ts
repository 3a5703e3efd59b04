import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { AppError } from '../server/app-error.ts'
import { busy } from '../server/server.errors.ts'
import type { DurabilitySettings } from './durability.rules.ts'
import { withConflictRetries } from './conflict-retries.ts'
import { sqlStateOf } from './sql-state.ts'
import { together } from './together.ts'
import { createStatementNames, withNamedStatements } from './named-statements.ts'

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

type Connection = { readonly named: pg.PoolClient; readonly db: NodePgDatabase; plannedAt: number; plansLive: number }

/**
 * Milliseconds after which a connection plans anew: what was right for a small table reads all of a grown one. A table
 * grows less and less compared with what it has, so the plans of a connection live twice as long each time.
 */
const FIRST_PLANS_LIVE = 1000
const PLANS_LIVE_AT_MOST = 60_000

type DatabaseOptions = {
  readonly poolSize?: number
  /** Milliseconds after which whoever waits for a connection is told to come back. */
  readonly patience?: number
}

/** The pool of connections. Every statement runs in a tenant's transaction. */
export function connectDatabase(url: string, { poolSize = 12, patience = 2000 }: DatabaseOptions = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patience,
    statement_timeout: 5000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'aisle-commerce-api',
    // Statements that do not wait for each other's rows travel together.
    pipeline: true,
  })
  // A connection that breaks while idle is dropped by the pool; the next caller gets a fresh one.
  pool.on('error', () => undefined)
  // The pool stops listening once it has dropped a client, whose socket may still fail after that.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const nameOf = createStatementNames()
  const connections = new WeakMap<pg.PoolClient, Connection>()

  const connectionOf = (client: pg.PoolClient): Connection => {
    const known = connections.get(client)
    if (known) return known
    const named = withNamedStatements(client, nameOf)
    const connection = { named, db: drizzle(named), plannedAt: Date.now(), plansLive: FIRST_PLANS_LIVE }
    connections.set(client, connection)
    return connection
  }

  const connect = () =>
    pool.connect().catch((cause: unknown) => {
      throw busy(cause)
    })

  const runOnce = async <Result>(
    tenantId: string,
    options: TransactionOptions<string>,
    work: (transaction: Transaction, first: readonly unknown[]) => Promise<Result>,
  ): Promise<Result> => {
    const client = await connect()
    const connection = connectionOf(client)
    const { db } = connection
    let broken: Error | undefined
    try {
      const begun = begin(connection, tenantId, options)
      // Without a first answer to wait for, what the work asks first travels with BEGIN.
      const [result] = options.first
        ? [await work({ db, tenantId }, await begun)]
        : await together([work({ db, tenantId }, []), begun])
      await commit(client)
      return result
    } catch (error) {
      // What failed first is told; a connection that cannot even roll back is thrown away.
      await client.query('ROLLBACK').catch((cause: Error) => {
        broken = cause
      })
      throw broken && !isKnown(error) ? busy(error) : error
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

    /**
     * Rows of one statement, its literals escaped already, in one round trip: statements sent as one are one transaction.
     * The statement is asked for when there is a connection.
     */
    async glance(tenantId: string, statement: () => string): Promise<readonly unknown[]> {
      const client = await connect()
      try {
        const rows = rowsOf(await client.query(`${tenantStatement(tenantId)}; ${statement()}`))
        client.release()
        return rows
      } catch (cause) {
        // Whatever it was, nobody asks this connection again.
        client.release(true)
        throw sqlStateOf(cause) ? cause : busy(cause)
      }
    },

    /** Ids of all tenants, for work that goes round them: mail, clean-up. */
    async tenantIds(): Promise<readonly string[]> {
      const { rows } = await pool.query<{ tenant_id: string }>('SELECT tenant_id FROM commerce.tenants ORDER BY 1')
      return rows.map((row) => row.tenant_id)
    },

    /** How the server keeps what it acknowledges, for this role. */
    async durability(): Promise<DurabilitySettings> {
      const { rows } = await pool.query<DurabilitySettings>(
        "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit",
      )
      const [settings] = rows
      if (!settings) throw new Error('the database does not tell its settings')
      return settings
    },

    async ping() {
      await pool.query('SELECT 1 FROM commerce.tenants LIMIT 1')
    },

    close: () => pool.end(),
  }
}

/** A driver whose connection is lost says so in words only (F34, F37). */
const isKnown = (error: unknown) => error instanceof AppError || sqlStateOf(error) !== undefined

async function begin(connection: Connection, tenantId: string, { readOnly, first }: TransactionOptions<string>) {
  const text =
    `${renewPlans(connection)}BEGIN${readOnly ? ' READ ONLY' : ''}; ${tenantStatement(tenantId)}` +
    (first ? `; ${first}` : '')
  const results: unknown = await connection.named.query({ text })
  return first ? rowsOf(results) : []
}

/** @throws Error when the server rolls back instead, as it does when a statement failed and nobody let it be known */
async function commit(client: pg.PoolClient) {
  const { command } = await client.query('COMMIT')
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back, a failure in it was not told')
}

function renewPlans(connection: Connection): string {
  const now = Date.now()
  if (now - connection.plannedAt < connection.plansLive) return ''
  connection.plannedAt = now
  connection.plansLive = Math.min(connection.plansLive * 2, PLANS_LIVE_AT_MOST)
  return 'DISCARD PLANS; '
}

/** Set, not selected: the server neither plans it nor answers with a row. */
const tenantStatement = (tenantId: string) => `SET LOCAL app.tenant_id TO ${pg.escapeLiteral(tenantId)}`

/** The last one's: several statements in one query answer with an array of results, which the types of pg do not tell. */
function rowsOf(results: unknown): readonly unknown[] {
  const result: unknown = Array.isArray(results) ? results.at(-1) : undefined
  return result instanceof pg.Result ? result.rows : []
}
