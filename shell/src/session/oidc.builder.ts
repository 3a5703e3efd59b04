import { server } from '@aisle/platform/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, vi } from 'vitest'

export const origin = 'http://fresh.localhost:3000'
export const issuer = 'http://id.localhost:3000'
export const settings = {
  issuer,
  clientId: 'aisle-fresh',
  authorizationEndpoint: `${issuer}/auth`,
  // The test's own origin: happy-dom would ask another one for permission first.
  tokenEndpoint: `${location.origin}/token`,
  userinfoEndpoint: `${issuer}/me`,
  endSessionEndpoint: `${issuer}/session/end`,
  jwksUri: `${location.origin}/jwks`,
}
/** A page of its own each time that a test begins: it asks the server for the time once. */
export const oidc = async () => (await import('./oidc.ts')).createOidc(settings, origin)
/** Seconds on the server's clock. */
export const now = () => Math.floor(provider.time().getTime() / 1000)
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
export const idToken = (claims: object) =>
  `${encode({ alg: 'ES256' })}.${encode({
    iss: issuer,
    aud: 'aisle-fresh',
    sub: 'shopper-1',
    exp: now() + 600,
    iat: now(),
    email: 'customer@example.com',
    given_name: 'Carla',
    ...claims,
  })}.signature`

/** The provider's answer to a code or a refresh token. */
export const serveTokens = (claims: object, status = 200) => {
  const asked: URLSearchParams[] = []
  server.use(
    http.post(settings.tokenEndpoint, async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()))
      if (status !== 200) return HttpResponse.json({ error: 'invalid_grant' }, { status })
      return HttpResponse.json({
        access_token: 'access-1',
        refresh_token: 'refresh-1',
        id_token: idToken(claims),
        token_type: 'Bearer',
        expires_in: 600,
        scope: 'openid profile',
      })
    }),
  )
  return asked
}

const atWork = () => ({ time: () => new Date(), keys: () => HttpResponse.json({ keys: [] }) })

/** The server's clock, which the tests set (the browser's own is the machine's), and what the provider says of its keys. */
export const provider = atWork()

/** The provider and the clock at work, before each test anew. */
export function serveProvider() {
  beforeEach(() => {
    vi.resetModules()
    Object.assign(provider, atWork())
    server.use(
      http.head(
        `${location.origin}/healthz`,
        () => new HttpResponse(null, { headers: { date: provider.time().toUTCString() } }),
      ),
      http.get(settings.jwksUri, () => provider.keys()),
    )
  })
  afterEach(() => sessionStorage.clear())
}
