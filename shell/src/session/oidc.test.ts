import { server } from '@aisle/platform/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { createOidc } from './oidc.ts'

const origin = 'http://fresh.localhost:3000'
const issuer = 'http://id.localhost:3000'
const settings = {
  issuer,
  clientId: 'aisle-fresh',
  authorizationEndpoint: `${issuer}/auth`,
  // The test's own origin: happy-dom would ask another one for permission first.
  tokenEndpoint: `${location.origin}/token`,
  userinfoEndpoint: `${issuer}/me`,
  endSessionEndpoint: `${issuer}/session/end`,
  jwksUri: `${issuer}/jwks`,
}
const oidc = () => createOidc(settings, origin)
const now = () => Math.floor(Date.now() / 1000)
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const idToken = (claims: object) =>
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
const serveTokens = (claims: object, status = 200) => {
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

/** Begins a sign-in; gives its parameters and the address to come back to. */
async function begin(returnTo = '/orders') {
  const parameters = new URL(await oidc().signInAddress(returnTo)).searchParams
  const state = parameters.get('state') ?? ''
  return {
    parameters,
    state,
    nonce: parameters.get('nonce'),
    callback: `${origin}/callback?code=c-1&state=${state}&iss=${issuer}`,
  }
}

afterEach(() => sessionStorage.clear())

describe('beginning a sign-in', () => {
  it('T39 uses the code flow with PKCE and an exact way back', async () => {
    const { parameters } = await begin()

    expect(Object.fromEntries(parameters)).toMatchObject({
      response_type: 'code',
      client_id: 'aisle-fresh',
      redirect_uri: `${origin}/callback`,
      code_challenge_method: 'S256',
      scope: 'openid profile email offline_access identity online_order loyalty',
    })
    expect(parameters.get('code_challenge')).toBeTruthy()
    expect(parameters.get('nonce')).toBeTruthy()
  })
})

describe('coming back', () => {
  it('gives the session and the page that was wanted', async () => {
    const { callback, nonce } = await begin('/orders')
    const asked = serveTokens({ nonce })

    const { record, returnTo } = await oidc().completeSignIn(callback)

    expect(returnTo).toBe('/orders')
    expect(record).toMatchObject({
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
      scope: 'openid profile',
      profile: { subject: 'shopper-1', email: 'customer@example.com', firstName: 'Carla' },
    })
    expect(record.expiresAt).toBeGreaterThan(Date.now() + 590_000)
    expect(asked[0]?.get('code_verifier')).toBeTruthy()
    expect(asked[0]?.has('client_secret')).toBe(false)
  })

  it.each([
    { why: 'the nonce is another', claims: { nonce: 'other' } },
    { why: 'there is no nonce', claims: {} },
    { why: 'the issuer is another', claims: { iss: 'https://evil.example' } },
    { why: 'it is for another client', claims: { aud: 'aisle-cellar' } },
    { why: 'it has expired', claims: { exp: 1 } },
  ])('T40 gives no session when $why', async ({ why, claims }) => {
    const { callback, nonce } = await begin()
    serveTokens(why.includes('nonce') ? claims : { nonce, ...claims })

    await expect(oidc().completeSignIn(callback)).rejects.toThrow()
  })

  it.each([
    ['a state that nobody began', `${origin}/callback?code=c-1&state=unknown`],
    ['no state', `${origin}/callback?code=c-1`],
  ])('T40 gives no session for %s', async (_, address) => {
    await expect(oidc().completeSignIn(address)).rejects.toThrow()
  })

  it('F20 gives no session twice for the same callback', async () => {
    const { callback, nonce } = await begin()
    serveTokens({ nonce })
    await oidc().completeSignIn(callback)

    await expect(oidc().completeSignIn(callback)).rejects.toThrow()
  })

  it('F20 tells of a sign-in that the provider ended in an error', async () => {
    const { state } = await begin()

    await expect(oidc().completeSignIn(`${origin}/callback?error=access_denied&state=${state}`)).rejects.toThrow()
  })
})

describe('renewing', () => {
  const known = {
    accessToken: 'old',
    expiresAt: 0,
    refreshToken: 'refresh-0',
    idToken: idToken({}),
    scope: 'openid profile',
    profile: { subject: 'shopper-1', email: 'customer@example.com', firstName: 'Carla' },
  }

  it('exchanges the refresh token and keeps who it is', async () => {
    const asked = serveTokens({})

    const record = await oidc().renew(known)

    expect(record).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1', profile: known.profile })
    expect(asked[0]?.get('refresh_token')).toBe('refresh-0')
    // A provider refuses a renewal that asks for more than it had granted.
    expect(asked[0]?.get('scope')).toBe('openid profile')
  })

  it('ends the session when the provider says that it is over', async () => {
    serveTokens({}, 400)

    expect(await oidc().renew(known)).toBeUndefined()
  })

  it('F19 throws when the provider cannot be reached, so that the session is kept', async () => {
    server.use(http.post(settings.tokenEndpoint, () => HttpResponse.error()))

    await expect(oidc().renew(known)).rejects.toThrow()
  })
})

it('T39 ends the session at the provider for this store', async () => {
  const address = new URL(await oidc().signOutAddress({ idToken: 'id-1' }))

  expect(address.origin + address.pathname).toBe(settings.endSessionEndpoint)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    id_token_hint: 'id-1',
    client_id: 'aisle-fresh',
    post_logout_redirect_uri: `${origin}/`,
  })
})
