import { server } from '@aisle/platform/testing'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { issuer, now, oidc, origin, provider, serveProvider, serveTokens } from './oidc.builder.ts'

serveProvider()

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
    provider.keys = answer

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
    provider.time = () => new Date(Date.now() + offset)
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
    provider.time = () => new Date(Date.now() - 24 * HOUR)
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
