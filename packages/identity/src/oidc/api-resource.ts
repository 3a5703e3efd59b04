import type { ResourceServer } from 'oidc-provider'
import { apiScope } from './scopes.ts'

/** Resource indicators are URIs; tokens carry the plain audience. */
export const apiResource = 'urn:aisle:api'
export const apiAudience = 'aisle-api'
export const accessTokenSeconds = 600

export const apiResourceServer: ResourceServer = {
  scope: apiScope,
  audience: apiAudience,
  accessTokenTTL: accessTokenSeconds,
  accessTokenFormat: 'jwt',
  jwt: { sign: { alg: 'ES256' } },
}
