import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connectDatabase } from '../database/database.ts'
import { migrateUntil } from '../testing/older-database.ts'

const APP_PASSWORD = 'test-only'
/** What becomes of a crowd is told by the rules, not by how busy the machine is that runs the tests. */
const PATIENCE = 120_000

export type TestDatabaseOptions = {
  readonly poolSize?: number | undefined
  /** The last migration it has run, as `0101`; absent: all of them. */
  readonly until?: string | undefined
}

/** A database of its own, copied from the migrated template, as the API sees it and as its owner does. */
export async function createTestDatabase({ poolSize = 12, until }: TestDatabaseOptions = {}) {
  const server = inject('testServerUrl')
  const template = inject('testTemplate')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await asOwner(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${until ? 'template0' : template}`))
  const ownerUrl = withPath(server, name)
  if (until) await asOwner(ownerUrl, (client) => migrateUntil(client, until))
  const appUrl = withUser(ownerUrl, 'aisle_app', APP_PASSWORD)
  const database = connectDatabase(appUrl, { poolSize, patience: PATIENCE })
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 })
  // A test may end the connections of everybody.
  owner.on('error', () => undefined)
  return {
    database,
    ownerUrl,
    appUrl,
    /** Runs SQL as the owner, past row-level security where the owner is a superuser. For assertions only. */
    query: async <Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) =>
      (await owner.query<Row>(sql, [...values])).rows,
    async close() {
      await database.close()
      await owner.end()
      await asOwner(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>

async function asOwner<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withPath(server: string, database: string) {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

function withUser(address: string, user: string, password: string) {
  const url = new URL(address)
  url.username = user
  url.password = password
  return url.href
}
