import type { Account as OidcAccount, KoaContextWithOIDC } from 'oidc-provider'
import type { Account, AccountStore } from '../accounts/account.store.ts'
import { tenantOfClientId } from './client.ts'

export const claimsByScope = {
  openid: ['sub', 'tenant'],
  profile: ['name', 'given_name', 'family_name'],
  email: ['email', 'email_verified'],
}

export function claimsOf(account: Account, tenant: string) {
  return {
    sub: account.id,
    tenant,
    email: account.email,
    email_verified: account.emailVerified,
    given_name: account.firstName,
    family_name: account.lastName,
    name: `${account.firstName} ${account.lastName}`.trim(),
  }
}

/** Finds the subject among the accounts of the client's tenant and nowhere else. */
export const findAccountOf =
  (accounts: AccountStore) =>
  async (context: KoaContextWithOIDC, sub: string): Promise<OidcAccount | undefined> => {
    const tenant = tenantOfClientId(context.oidc.client?.clientId)
    const account = tenant === undefined ? undefined : await accounts.find(tenant, sub)
    if (!account || tenant === undefined) return undefined
    return { accountId: account.id, claims: async () => claimsOf(account, tenant) }
  }

export const accessTokenClaimsOf = async (context: KoaContextWithOIDC) => {
  const tenant = tenantOfClientId(context.oidc.client?.clientId)
  const claims = await context.oidc.account?.claims('access_token', '', {}, [])
  const { AuthorizationCode, RefreshToken } = context.oidc.entities
  return {
    tenant,
    role: 'user',
    email: claims?.['email'],
    email_verified: claims?.['email_verified'],
    // When the password was typed: a renewed token keeps it (RFC 9470).
    auth_time: (AuthorizationCode ?? RefreshToken)?.authTime,
  }
}
