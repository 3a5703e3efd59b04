import { inTenant, type Pool } from '../database/database.ts'

export type PasswordResetStore = ReturnType<typeof createPasswordResetStore>

export function createPasswordResetStore(pool: Pool) {
  return {
    add: (tenant: string, tokenHash: Buffer, accountId: string): Promise<void> =>
      inTenant(pool, tenant, async (client) => {
        await client.query(
          `INSERT INTO identity.password_resets (tenant_id, token_hash, account_id, expires_at)
           VALUES ($1, $2, $3, now() + interval '30 minutes')`,
          [tenant, tokenHash, accountId],
        )
      }),

    /** Whose password a token may set: the account's address, or `undefined` when it is no longer good. */
    findEmail: (tenant: string, tokenHash: Buffer): Promise<string | undefined> =>
      inTenant(pool, tenant, async (client) => {
        const { rows } = await client.query<{ email: string }>(
          `SELECT email FROM identity.password_resets JOIN identity.accounts USING (tenant_id, account_id)
           WHERE tenant_id = $1 AND token_hash = $2 AND used_at IS NULL AND expires_at > now()`,
          [tenant, tokenHash],
        )
        return rows[0]?.email
      }),

    /**
     * Uses the token up, sets the password, closes other open links and ends every session and token of the
     * account. The account's address, or `undefined` when the token is no longer good.
     */
    use: (tenant: string, tokenHash: Buffer, passwordHash: string): Promise<string | undefined> =>
      inTenant(pool, tenant, async (client) => {
        const used = await client.query<{ accountId: string }>(
          `UPDATE identity.password_resets SET used_at = now()
           WHERE tenant_id = $1 AND token_hash = $2 AND used_at IS NULL AND expires_at > now()
           RETURNING account_id AS "accountId"`,
          [tenant, tokenHash],
        )
        const accountId = used.rows[0]?.accountId
        if (accountId === undefined) return undefined
        const changed = await client.query<{ email: string }>(
          `UPDATE identity.accounts SET password_hash = $3, email_verified = true, updated_at = now()
           WHERE tenant_id = $1 AND account_id = $2 RETURNING email`,
          [tenant, accountId, passwordHash],
        )
        await client.query(
          `UPDATE identity.password_resets SET used_at = now()
           WHERE tenant_id = $1 AND account_id = $2 AND used_at IS NULL`,
          [tenant, accountId],
        )
        await client.query(
          `DELETE FROM identity.oidc_payloads
           WHERE account_id = $2 AND (tenant_id = $1 OR tenant_id IS NULL)`,
          [tenant, accountId],
        )
        return changed.rows[0]?.email
      }),
  }
}
