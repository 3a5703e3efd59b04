import pg from 'pg'

// Any number that no other runner in the same database uses.
const ADVISORY_LOCK = 7_231_904_412

/** Brings the schema `gateway` up to date. Needs the owner's URL; `appRole` gets what the service needs. */
export async function migrate(databaseUrl: string, appRole = 'aisle_app'): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'aisle-gateway-migrate' })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await client.query('CREATE SCHEMA IF NOT EXISTS gateway')
    await client.query(`CREATE TABLE IF NOT EXISTS gateway.rate_limits (
      limit_key text NOT NULL,
      window_start timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      tries integer NOT NULL,
      PRIMARY KEY (limit_key, window_start)
    )`)
    const role = client.escapeIdentifier(appRole)
    await client.query(`GRANT USAGE ON SCHEMA gateway TO ${role}`)
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON gateway.rate_limits TO ${role}`)
    await client.query('COMMIT')
  } finally {
    // Ending an open transaction rolls it back.
    await client.end()
  }
}
