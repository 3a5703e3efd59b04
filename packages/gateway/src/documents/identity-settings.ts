import type { IdentitySettings } from '@aisle/contract'
import * as z from 'zod/mini'

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  userinfo_endpoint: z.string(),
  end_session_endpoint: z.string(),
  jwks_uri: z.string(),
})
type Discovery = z.output<typeof discoverySchema>

const FRESH = 60 * 60_000
const RETRY_AFTER = 5000

/** Where the reference identity service has its pages: stands in until the service has told. */
const usualPlaces = (origin: string): Discovery => ({
  issuer: origin,
  authorization_endpoint: `${origin}/auth`,
  token_endpoint: `${origin}/token`,
  userinfo_endpoint: `${origin}/me`,
  end_session_endpoint: `${origin}/session/end`,
  jwks_uri: `${origin}/jwks`,
})

type Options = { readonly service: string; readonly origin: string; readonly now?: () => number }

/** OpenID Connect discovery for the page, so that signing in needs no request first. Never keeps a page waiting. */
export function createIdentitySettings({ service, origin, now = Date.now }: Options) {
  let known = usualPlaces(origin)
  let nextLook = 0

  const look = async () => {
    nextLook = now() + RETRY_AFTER
    const { host } = new URL(origin)
    const response = await fetch(new URL('/.well-known/openid-configuration', service), {
      headers: { 'x-forwarded-host': host, 'x-forwarded-proto': new URL(origin).protocol.slice(0, -1) },
      signal: AbortSignal.timeout(3000),
    })
    const found = z.parse(discoverySchema, await response.json())
    if (found.issuer !== origin) throw new Error('The identity service says that it is another issuer')
    known = found
    nextLook = now() + FRESH
  }

  return {
    settingsOf(tenant: string, onFailure: (error: unknown) => void): IdentitySettings {
      if (now() >= nextLook) void look().catch(onFailure)
      return {
        issuer: known.issuer,
        clientId: `aisle-${tenant}`,
        authorizationEndpoint: known.authorization_endpoint,
        tokenEndpoint: known.token_endpoint,
        userinfoEndpoint: known.userinfo_endpoint,
        endSessionEndpoint: known.end_session_endpoint,
        jwksUri: known.jwks_uri,
      }
    },
  }
}
