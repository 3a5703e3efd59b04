import { codeTries } from '../attempts/attempt.rules.ts'
import { inTenant, type Pool } from '../database/database.ts'

export type PendingAccount = {
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  /** Null where the address has an account already. */
  readonly codeHash: Buffer | null
}

export type PendingAccountStore = ReturnType<typeof createPendingAccountStore>

const columns = `email, password_hash AS "passwordHash", first_name AS "firstName", last_name AS "lastName",
  code_hash AS "codeHash"`

export function createPendingAccountStore(pool: Pool) {
  return {
    put: (tenant: string, interactionId: string, pending: PendingAccount): Promise<void> =>
      inTenant(pool, tenant, async (client) => {
        await client.query('DELETE FROM identity.pending_accounts WHERE tenant_id = $1 AND interaction_id = $2', [
          tenant,
          interactionId,
        ])
        await client.query(
          `INSERT INTO identity.pending_accounts
             (tenant_id, interaction_id, email, password_hash, first_name, last_name, code_hash, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, now() + interval '10 minutes')`,
          [
            tenant,
            interactionId,
            pending.email,
            pending.passwordHash,
            pending.firstName,
            pending.lastName,
            pending.codeHash,
          ],
        )
      }),

    findEmail: (tenant: string, interactionId: string): Promise<string | undefined> =>
      inTenant(pool, tenant, async (client) => {
        const { rows } = await client.query<{ email: string }>(
          `SELECT email FROM identity.pending_accounts
           WHERE tenant_id = $1 AND interaction_id = $2 AND tries < $3 AND expires_at > now()`,
          [tenant, interactionId, codeTries],
        )
        return rows[0]?.email
      }),

    /** Counts one guess; `undefined` when none is left. One statement, so parallel guesses are counted exactly. */
    takeTry: (tenant: string, interactionId: string): Promise<PendingAccount | undefined> =>
      inTenant(pool, tenant, async (client) => {
        const { rows } = await client.query<PendingAccount>(
          `UPDATE identity.pending_accounts SET tries = tries + 1
           WHERE tenant_id = $1 AND interaction_id = $2 AND tries < $3 AND expires_at > now() RETURNING ${columns}`,
          [tenant, interactionId, codeTries],
        )
        return rows[0]
      }),

    remove: (tenant: string, interactionId: string): Promise<void> =>
      inTenant(pool, tenant, async (client) => {
        await client.query('DELETE FROM identity.pending_accounts WHERE tenant_id = $1 AND interaction_id = $2', [
          tenant,
          interactionId,
        ])
      }),
  }
}
