import { server } from '@aisle/platform/testing'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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
  jwksUri: `${location.origin}/jwks`,
}
/** A page of its own each time that a test begins: it asks the server for the time once. */
const oidc = async () => (await import('./oidc.ts')).createOidc(settings, origin)
const now = () => Math.floor(serverTime().getTime() / 1000)
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
  const parameters = new URL(await (await oidc()).signInAddress({ returnTo })).searchParams
  const state = parameters.get('state') ?? ''
  return {
    parameters,
    state,
    nonce: parameters.get('nonce'),
    callback: `${origin}/callback?code=c-1&state=${state}&iss=${issuer}`,
  }
}

/** The server's clock, which the tests set; the browser's own is the machine's. */
let serverTime = () => new Date()
let providerAnswers = () => HttpResponse.json({ keys: [] })

beforeEach(() => {
  vi.resetModules()
  serverTime = () => new Date()
  providerAnswers = () => HttpResponse.json({ keys: [] })
  server.use(
    http.head(
      `${location.origin}/healthz`,
      () => new HttpResponse(null, { headers: { date: serverTime().toUTCString() } }),
    ),
    http.get(settings.jwksUri, () => providerAnswers()),
  )
})
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

describe('F19 a provider that is not there', () => {
  it.each([
    ['cannot be reached', () => HttpResponse.error()],
    ['answers with an error', () => HttpResponse.json({}, { status: 503 })],
  ])('gets nobody sent to it: it %s', async (_, answer) => {
    providerAnswers = answer

    await expect((await oidc()).signInAddress({ returnTo: '/' })).rejects.toThrow()
    await expect((await oidc()).signOutAddress({ idToken: 'id-1' })).rejects.toThrow()
  })
})

it('1§2 asks for the password again of somebody who is signed in', async () => {
  const again = new URL(await (await oidc()).signInAddress({ returnTo: '/', again: true }))
  const first = new URL(await (await oidc()).signInAddress({ returnTo: '/' }))

  expect([again.searchParams.get('prompt'), first.searchParams.get('prompt')]).toEqual(['login', null])
})

describe('F21 a browser whose clock is wrong', () => {
  const HOUR = 3_600_000
  it.each([
    ['300 s behind', 300_000],
    ['300 s ahead', -300_000],
    ['a day behind', 24 * HOUR],
    ['a day ahead', -24 * HOUR],
  ])('signs in all the same: %s', async (_, offset) => {
    serverTime = () => new Date(Date.now() + offset)
    const { callback, nonce } = await begin()
    serveTokens({ nonce })

    const { record } = await (await oidc()).completeSignIn(callback)

    // The life of a token is what the provider says, from now on by this browser's own clock.
    expect(Math.abs(record.expiresAt - (Date.now() + 600_000))).toBeLessThan(10_000)
  })

  it.each([
    ['over 300 s ago', -301, false],
    ['less than 300 s ago', -290, true],
  ])('takes no token that ended %s by the server’s clock: %s', async (_, ended, isTaken) => {
    serverTime = () => new Date(Date.now() - 24 * HOUR)
    const { callback, nonce } = await begin()
    serveTokens({ nonce, exp: now() + ended - 2, iat: now() - 900 })

    const outcome = (await oidc()).completeSignIn(callback).then(
      () => true,
      () => false,
    )

    expect(await outcome).toBe(isTaken)
  })

  it('has its own clock believed where the server does not tell the time', async () => {
    server.use(http.head(`${location.origin}/healthz`, () => HttpResponse.error()))
    const { callback, nonce } = await begin()
    serveTokens({ nonce })

    expect((await (await oidc()).completeSignIn(callback)).record.accessToken).toBe('access-1')
  })
})

describe('coming back', () => {
  it('gives the session and the page that was wanted', async () => {
    const { callback, nonce } = await begin('/orders')
    const asked = serveTokens({ nonce })

    const { record, returnTo } = await (await oidc()).completeSignIn(callback)

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
    { why: 'it comes from the future', claims: { iat: Math.floor(Date.now() / 1000) + 400 } },
  ])('T40 gives no session when $why', async ({ why, claims }) => {
    const { callback, nonce } = await begin()
    serveTokens(why.includes('nonce') ? claims : { nonce, ...claims })

    await expect((await oidc()).completeSignIn(callback)).rejects.toThrow()
  })

  it.each([
    ['a state that nobody began', `${origin}/callback?code=c-1&state=unknown`],
    ['no state', `${origin}/callback?code=c-1`],
  ])('T40 gives no session for %s', async (_, address) => {
    await expect((await oidc()).completeSignIn(address)).rejects.toThrow()
  })

  it('F20 gives no session twice for the same callback', async () => {
    const { callback, nonce } = await begin()
    serveTokens({ nonce })
    await (await oidc()).completeSignIn(callback)

    await expect((await oidc()).completeSignIn(callback)).rejects.toThrow()
  })

  it('F20 tells of a sign-in that the provider ended in an error', async () => {
    const { state } = await begin()

    await expect(
      (await oidc()).completeSignIn(`${origin}/callback?error=access_denied&state=${state}`),
    ).rejects.toThrow()
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

    const record = await (await oidc()).renew(known)

    expect(record).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1', profile: known.profile })
    expect(asked[0]?.get('refresh_token')).toBe('refresh-0')
    // A provider refuses a renewal that asks for more than it had granted.
    expect(asked[0]?.get('scope')).toBe('openid profile')
  })

  it('ends the session when the provider says that it is over', async () => {
    serveTokens({}, 400)

    expect(await (await oidc()).renew(known)).toBeUndefined()
  })

  it('F19 throws when the provider cannot be reached, so that the session is kept', async () => {
    server.use(http.post(settings.tokenEndpoint, () => HttpResponse.error()))

    await expect((await oidc()).renew(known)).rejects.toThrow()
  })
})

it('T39 ends the session at the provider for this store', async () => {
  const address = new URL(await (await oidc()).signOutAddress({ idToken: 'id-1' }))

  expect(address.origin + address.pathname).toBe(settings.endSessionEndpoint)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    id_token_hint: 'id-1',
    client_id: 'aisle-fresh',
    post_logout_redirect_uri: `${origin}/`,
  })
})
