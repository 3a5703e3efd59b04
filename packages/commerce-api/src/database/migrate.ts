import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { ensureAppRole } from './app-role.ts'
import { MigrationError } from './migration-error.ts'

export { MigrationError } from './migration-error.ts'

const FOLDER = new URL('migrations/', import.meta.url)
/** Any number, the same everywhere: two starts at once migrate one after the other. */
const ADVISORY_LOCK = 20_261_120

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }
type MigrateOptions = {
  /** Password for the role `aisle_app`, set when it is created or when the owner may alter it. */
  readonly appPassword?: string
}

/**
 * Brings the schema `commerce` to the newest version: each file once, in order, in one transaction each.
 * @returns the names of the migrations that were applied
 * @throws MigrationError in plain words when it cannot
 */
export async function migrate(databaseUrl: string, { appPassword }: MigrateOptions = {}): Promise<readonly string[]> {
  const migrations = await readMigrations()
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK])
    await ensureAppRole(client, appPassword)
    await prepare(client)
    const applied = await readApplied(client)
    refuseChanged(migrations, applied)
    const pending = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
  return await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function prepare(client: pg.Client) {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS commerce;
    CREATE TABLE IF NOT EXISTS commerce.schema_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
    )`)
}

async function readApplied(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM commerce.schema_migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseChanged(migrations: readonly Migration[], applied: ReadonlyMap<string, string>) {
  for (const { name, checksum } of migrations) {
    const known = applied.get(name)
    if (known === undefined || known === checksum) continue
    throw new MigrationError(`The migration ${name} was changed after it was applied. Add a new migration instead.`)
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration) {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO commerce.schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(`The migration ${name} failed and changed nothing: ${reason}`, { cause })
  }
}
