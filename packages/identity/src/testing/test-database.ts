import pg from 'pg'

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>

/** An empty database of its own and a role for the service that owns nothing in it. */
export async function createTestDatabase(serverUrl: string) {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 16)
  const database = `aisle_identity_${id}`
  const appRole = `aisle_identity_app_${id}`
  await administer(serverUrl, `CREATE DATABASE ${database}`, `CREATE ROLE ${appRole} LOGIN PASSWORD '${id}'`)

  const ownerUrl = new URL(serverUrl)
  ownerUrl.pathname = `/${database}`
  const appUrl = new URL(ownerUrl)
  appUrl.username = appRole
  appUrl.password = id
  const drop = () => administer(serverUrl, `DROP DATABASE ${database} WITH (FORCE)`, `DROP ROLE ${appRole}`)
  return { ownerUrl: ownerUrl.href, appUrl: appUrl.href, appRole, drop }
}

async function administer(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
