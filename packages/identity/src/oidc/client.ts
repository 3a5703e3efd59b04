import type { ClientMetadata } from 'oidc-provider'
import { tenantIdPattern, type Tenant } from '../tenants/tenant.ts'
import { scopes } from './scopes.ts'

const prefix = 'aisle-'

export const clientIdOf = (tenant: string): string => `${prefix}${tenant}`

/** The tenant of a client id; `undefined` for ids that are none of ours. */
export function tenantOfClientId(clientId: unknown): string | undefined {
  if (typeof clientId !== 'string' || !clientId.startsWith(prefix)) return undefined
  const tenant = clientId.slice(prefix.length)
  return tenantIdPattern.test(tenant) ? tenant : undefined
}

/** The one client of a tenant: public, code flow, and redirects to exactly two addresses. */
export const clientOf = ({ id, name, origin }: Tenant): ClientMetadata => ({
  client_id: clientIdOf(id),
  client_name: name,
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: [`${origin}/callback`, `${origin}/silent-renew`],
  post_logout_redirect_uris: [`${origin}/`],
  id_token_signed_response_alg: 'ES256',
  scope: [...scopes].join(' '),
})
