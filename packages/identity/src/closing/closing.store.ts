import { createHash } from 'node:crypto'
import { inTenant, type Pool } from '../database/database.ts'

export type ClosingStore = ReturnType<typeof createClosingStore>

const hashAccount = (accountId: string) => createHash('sha256').update(accountId).digest()

export function createClosingStore(pool: Pool) {
  return {
    /**
     * Erases an account with everything that could sign in as it: sessions, grants, refresh tokens, codes, links to set a
     * password. Gives its address, `undefined` where it is gone already.
     */
    close: (tenant: string, accountId: string): Promise<string | undefined> =>
      inTenant(pool, tenant, async (client) => {
        const { rows } = await client.query<{ email: string }>(
          'DELETE FROM identity.accounts WHERE tenant_id = $1 AND account_id = $2 RETURNING email',
          [tenant, accountId],
        )
        const [account] = rows
        if (account) {
          await client.query('DELETE FROM identity.pending_accounts WHERE tenant_id = $1 AND email = $2', [
            tenant,
            account.email,
          ])
        }
        await client.query('DELETE FROM identity.oidc_payloads WHERE tenant_id = $1 AND account_id = $2', [
          tenant,
          accountId,
        ])
        // A session is the browser's and has no tenant; it ends where this account is the one signed in.
        await client.query("DELETE FROM identity.oidc_payloads WHERE model = 'Session' AND account_id = $1", [
          accountId,
        ])
        await client.query(
          `INSERT INTO identity.closed_accounts (tenant_id, account_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
          [tenant, hashAccount(accountId)],
        )
        return account?.email
      }),
  }
}
