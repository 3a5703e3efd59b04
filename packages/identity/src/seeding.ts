import pg from 'pg'
import { hashPassword, verifyPassword } from './accounts/password.ts'
import type { Tenant } from './tenants/tenant.ts'

export type SeedTenant = Omit<Tenant, 'id'> & { readonly tenant: string }

export type SeedAccount = {
  readonly tenant: string
  /** UUID: the subject of the tokens. */
  readonly sub: string
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly emailVerified: boolean
}

/** Adds or updates tenants: name and accent of the pages, origin of the client. Needs the owner's URL. */
export async function seedTenants(databaseUrl: string, tenants: readonly SeedTenant[]): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    for (const { tenant, name, accent, origin } of tenants) {
      await client.query(
        `INSERT INTO identity.tenants (tenant_id, name, accent, origin) VALUES ($1, $2, $3, $4)
         ON CONFLICT (tenant_id) DO UPDATE SET name = excluded.name, accent = excluded.accent, origin = excluded.origin`,
        [tenant, name, accent, origin],
      )
    }
  })
}

/** Adds or updates accounts; running it twice changes nothing the second time. Needs the owner's URL. */
export async function seedAccounts(databaseUrl: string, accounts: readonly SeedAccount[]): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    for (const account of accounts) await seedAccount(client, account)
  })
}

async function seedAccount(client: pg.Client, account: SeedAccount) {
  const { rows: closed } = await client.query(
    'SELECT 1 FROM identity.closed_accounts WHERE tenant_id = $1 AND account_hash = sha256($2)',
    [account.tenant, Buffer.from(account.sub)],
  )
  if (closed.length > 0) return
  const { rows } = await client.query<{ passwordHash: string }>(
    'SELECT password_hash AS "passwordHash" FROM identity.accounts WHERE tenant_id = $1 AND account_id = $2',
    [account.tenant, account.sub],
  )
  const known = rows[0]?.passwordHash
  const keepsHash = known !== undefined && (await verifyPassword(known, account.password))
  const hash = keepsHash ? known : await hashPassword(account.password)
  await client.query(
    `INSERT INTO identity.accounts AS a
       (tenant_id, account_id, email, email_verified, password_hash, first_name, last_name)
     VALUES ($1, $2, lower($3), $4, $5, $6, $7)
     ON CONFLICT (tenant_id, account_id) DO UPDATE SET email = excluded.email,
       email_verified = excluded.email_verified, password_hash = excluded.password_hash,
       first_name = excluded.first_name, last_name = excluded.last_name, updated_at = now()
     WHERE (a.email, a.email_verified, a.password_hash, a.first_name, a.last_name) IS DISTINCT FROM
       (excluded.email, excluded.email_verified, excluded.password_hash, excluded.first_name, excluded.last_name)`,
    [account.tenant, account.sub, account.email, account.emailVerified, hash, account.firstName, account.lastName],
  )
}

async function withClient(databaseUrl: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'aisle-identity-seeding' })
  await client.connect()
  try {
    await client.query('BEGIN')
    await work(client)
    await client.query('COMMIT')
  } finally {
    // Ending an open transaction rolls it back.
    await client.end()
  }
}
