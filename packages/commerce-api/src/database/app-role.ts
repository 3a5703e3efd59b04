import pg from 'pg'
import { MigrationError } from './migration-error.ts'
import { sqlStateOf } from './sql-state.ts'

const NOT_ALLOWED = '42501'

/** The role that the API connects with: it owns nothing, so row-level security binds it. */
export async function ensureAppRole(client: pg.Client, password: string | undefined, name = 'aisle_app') {
  const { rows } = await client.query<{ is_superuser: boolean; bypasses: boolean }>(
    'SELECT rolsuper AS is_superuser, rolbypassrls AS bypasses FROM pg_roles WHERE rolname = $1',
    [name],
  )
  const [role] = rows
  if (role?.is_superuser || role?.bypasses) {
    throw new MigrationError(
      `The role ${name} must be neither superuser nor BYPASSRLS: tenants would not be kept apart.`,
    )
  }
  const secret = password === undefined ? '' : ` PASSWORD ${pg.escapeLiteral(password)}`
  if (!role) return await createRole(client, name, secret)
  if (secret) await client.query(`ALTER ROLE ${pg.escapeIdentifier(name)} LOGIN${secret}`).catch(acceptWhenNotAllowed)
}

async function createRole(client: pg.Client, name: string, secret: string) {
  await client.query(`CREATE ROLE ${pg.escapeIdentifier(name)} LOGIN${secret}`).catch((cause: unknown) => {
    if (sqlStateOf(cause) !== NOT_ALLOWED) throw cause
    throw new MigrationError(
      `The database has no role ${name} and the user of DATABASE_URL may not create roles. ` +
        `Ask an administrator to run: CREATE ROLE ${name} LOGIN PASSWORD '…'; then start again.`,
      { cause },
    )
  })
}

/** An existing role keeps its password where the owner may not change it. */
function acceptWhenNotAllowed(cause: unknown) {
  if (sqlStateOf(cause) !== NOT_ALLOWED) throw cause
}
