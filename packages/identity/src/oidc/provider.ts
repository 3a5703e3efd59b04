import type { EventEmitter } from 'node:events'
import Provider, { type Configuration } from 'oidc-provider'
import type { AccountStore } from '../accounts/account.store.ts'
import type { Keys } from '../keys/keys.ts'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'
import { accessTokenClaimsOf, claimsByScope, findAccountOf } from './accounts.ts'
import { createAdapterFactory } from './adapter.ts'
import { apiResource, apiResourceServer } from './api-resource.ts'
import { tenantOfClientId } from './client.ts'
import { loadGrant } from './grant.ts'
import { createInteractionPolicy } from './interaction-policy.ts'
import { createProviderPages } from './provider-pages.ts'
import type { PayloadStore } from './payload.store.ts'
import { scopes } from './scopes.ts'
import { cookieNames, lifetimes } from './sessions.ts'

export type ProviderParts = {
  readonly issuer: string
  readonly keys: Keys
  readonly clockSkewSeconds: number
  readonly accounts: AccountStore
  readonly payloads: PayloadStore
  readonly tenants: TenantDirectory
  readonly onFailure: (error: unknown) => void
}

export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.issuer, configure(parts))
  provider.proxy = true
  provider.on('server_error', (_context, error) => parts.onFailure(error))
  // Koa's own event, which the provider's types leave out; unheard, Koa prints to the console.
  const koa: EventEmitter = provider
  koa.on('error', parts.onFailure)
  provider.on('end_session.success', (context) => {
    // The library lets refresh tokens outlive the session; signing out at a store ends them there.
    const clientId = context.oidc.session?.state?.['clientId']
    const grantId = typeof clientId === 'string' && context.oidc.session?.authorizations?.[clientId]?.grantId
    if (grantId) endGrant(parts.payloads, grantId).catch(parts.onFailure)
  })
  return provider
}

async function endGrant(payloads: PayloadStore, grantId: string) {
  await payloads.removeOfGrant(grantId)
  await payloads.remove('Grant', grantId)
}

function configure({ issuer, keys, clockSkewSeconds, accounts, payloads, tenants }: ProviderParts): Configuration {
  const pages = createProviderPages(tenants)
  return {
    adapter: createAdapterFactory(payloads, tenants),
    jwks: keys.signing,
    cookies: { names: cookieNames(issuer), keys: keys.cookies },
    clockTolerance: clockSkewSeconds,
    ttl: lifetimes,
    scopes: [...scopes],
    claims: claimsByScope,
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // Another store signed in from the same browser replaces the session; this store's shopper stays signed in.
    expiresWithSession: async () => false,
    clientBasedCORS: (_context, origin, client) => client.redirectUris?.[0] === `${origin}/callback`,
    findAccount: findAccountOf(accounts),
    extraTokenClaims: accessTokenClaimsOf,
    loadExistingGrant: loadGrant,
    interactions: {
      policy: createInteractionPolicy(),
      url: (_context, interaction) => interactionPath(interaction),
    },
    discovery: { userinfo_endpoint: `${issuer}/me` },
    renderError: pages.renderError,
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_context, client, token) => token.clientId === client.clientId,
      },
      // Access tokens are for the API; the account routes answer /me.
      userinfo: { enabled: false },
      dPoP: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.renderSignOut,
        postLogoutSuccessSource: pages.renderSignedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => apiResource,
        useGrantedResource: async () => true,
        getResourceServerInfo: async () => apiResourceServer,
      },
    },
  }
}

type InteractionLike = { uid: string; params: Record<string, unknown>; prompt: { name: string } }

/** Carries the tenant, so that even an expired page knows which store to lead back to. */
function interactionPath({ uid, params, prompt }: InteractionLike): string {
  const tenant = tenantOfClientId(params['client_id']) ?? 'unknown'
  return `/sign-in/${tenant}/${uid}${prompt.name === 'create' ? '?create' : ''}`
}
