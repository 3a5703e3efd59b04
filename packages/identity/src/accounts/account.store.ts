import { inTenant, type Pool } from '../database/database.ts'

export type Account = {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
}

export type NewAccount = Omit<Account, 'id'>

export type AccountStore = ReturnType<typeof createAccountStore>

const columns = `account_id AS id, email, email_verified AS "emailVerified", password_hash AS "passwordHash",
  first_name AS "firstName", last_name AS "lastName"`

export function createAccountStore(pool: Pool) {
  const findBy = (column: 'account_id' | 'email') => (tenant: string, value: string) =>
    inTenant(pool, tenant, async (client) => {
      const { rows } = await client.query<Account>(
        `SELECT ${columns} FROM identity.accounts WHERE tenant_id = $1 AND ${column} = $2`,
        [tenant, value],
      )
      return rows[0]
    })

  return {
    findByEmail: findBy('email'),
    find: findBy('account_id'),

    /** `undefined` when the address has got an account meanwhile. */
    insert: (tenant: string, account: NewAccount): Promise<Account | undefined> =>
      inTenant(pool, tenant, async (client) => {
        const { email, emailVerified, passwordHash, firstName, lastName } = account
        const { rows } = await client.query<Account>(
          `INSERT INTO identity.accounts
             (tenant_id, account_id, email, email_verified, password_hash, first_name, last_name)
           VALUES ($1, gen_random_uuid(), $2, $3, $4, $5, $6)
           ON CONFLICT (tenant_id, email) DO NOTHING RETURNING ${columns}`,
          [tenant, email, emailVerified, passwordHash, firstName, lastName],
        )
        return rows[0]
      }),
  }
}
