import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const directory = new URL('./database/migrations/', import.meta.url)
// Any number that no other runner in the same database uses.
const advisoryLock = 7_231_904_411

/**
 * Brings the schema `identity` up to date: one transaction per file, one runner at a time. Needs the owner's URL
 * and the role `appRole`, which gets exactly the rights the service needs.
 */
export async function migrate(databaseUrl: string, appRole = 'aisle_app'): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'aisle-identity-migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock])
    await prepare(client)
    for (const file of await listMigrations()) await apply(client, file)
    await grant(client, appRole)
  } finally {
    await client.end()
  }
}

async function prepare(client: pg.Client) {
  await client.query('CREATE SCHEMA IF NOT EXISTS identity')
  await client.query(
    `CREATE TABLE IF NOT EXISTS identity.migrations
       (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
}

async function listMigrations() {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, directory), 'utf8') })))
}

async function apply(client: pg.Client, { name, sql }: { name: string; sql: string }) {
  const checksum = createHash('sha256').update(sql).digest('hex')
  const { rows } = await client.query<{ checksum: string }>(
    'SELECT checksum FROM identity.migrations WHERE name = $1',
    [name],
  )
  const [applied] = rows
  if (applied && applied.checksum !== checksum) throw new Error(`Migration ${name} was changed after it was applied`)
  if (applied) return
  await inTransaction(client, async () => {
    await client.query(sql)
    await client.query('INSERT INTO identity.migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
  })
}

async function grant(client: pg.Client, appRole: string) {
  const { rows } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [appRole])
  if (rows.length === 0)
    throw new Error(`Create the role "${appRole}" before migrating identity: it gets its rights here`)
  const role = client.escapeIdentifier(appRole)
  await inTransaction(client, async () => {
    await client.query(`GRANT USAGE ON SCHEMA identity TO ${role}`)
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA identity TO ${role}`)
    await client.query(`REVOKE INSERT, UPDATE, DELETE ON identity.migrations, identity.tenants FROM ${role}`)
  })
}

async function inTransaction(client: pg.Client, work: () => Promise<void>) {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
