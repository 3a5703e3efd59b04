import type { KoaContextWithOIDC } from 'oidc-provider'
import { apiResource } from './api-resource.ts'
import { apiScope, openidScope } from './scopes.ts'

/** The grant of this session and client; made, with every scope, for whoever has just signed in. */
export async function loadGrant(context: KoaContextWithOIDC) {
  const { client, session, provider, result } = context.oidc
  if (!client || !session?.accountId) return undefined

  const known = session.authorizations?.[client.clientId]?.grantId
  const existing = known === undefined ? undefined : await provider.Grant.find(known)
  if (existing) return existing
  if (known === undefined && !result?.login) return undefined

  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(openidScope)
  grant.addResourceScope(apiResource, apiScope)
  await grant.save()
  return grant
}
