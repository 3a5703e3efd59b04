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
    add: (tenant: string, interactionId: string, pending: PendingAccount): Promise<void> =>
      inTenant(pool, tenant, async (client) => {
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

    /** The address of the newest request whose code still takes guesses. */
    findEmail: (tenant: string, interactionId: string): Promise<string | undefined> =>
      inTenant(pool, tenant, async (client) => {
        const { rows } = await client.query<{ email: string }>(
          `SELECT email FROM identity.pending_accounts
           WHERE tenant_id = $1 AND interaction_id = $2 AND tries < $3 AND expires_at > now()
           ORDER BY expires_at DESC LIMIT 1`,
          [tenant, interactionId, codeTries],
        )
        return rows[0]?.email
      }),

    /**
     * Counts one guess at every code that was mailed to the newest address and still takes some, the newest request
     * first; none when no guess is left. Rows are locked in one order, so parallel guesses are counted exactly.
     */
    takeTries: (tenant: string, interactionId: string): Promise<readonly PendingAccount[]> =>
      inTenant(pool, tenant, async (client) => {
        await client.query(
          `SELECT 1 FROM identity.pending_accounts WHERE tenant_id = $1 AND interaction_id = $2
           ORDER BY pending_id FOR UPDATE`,
          [tenant, interactionId],
        )
        const { rows } = await client.query<PendingAccount>(
          `WITH tried AS (
             UPDATE identity.pending_accounts SET tries = tries + 1
             WHERE tenant_id = $1 AND interaction_id = $2 AND tries < $3 AND expires_at > now() RETURNING *
           )
           SELECT ${columns} FROM tried
           WHERE email = (SELECT email FROM tried ORDER BY expires_at DESC LIMIT 1) ORDER BY expires_at DESC`,
          [tenant, interactionId, codeTries],
        )
        return rows
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
