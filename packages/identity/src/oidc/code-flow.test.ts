import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { customer, issuer, originOf, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'

const identity = startIdentity()

describe('signing in', () => {
  it('leads from the store to the sign-in page and back with a code, state and issuer', async () => {
    const callback = await new Store(identity).signIn()

    expect(callback.url.href.split('?')[0]).toBe(`${originOf('fresh')}/callback`)
    expect(callback.url.searchParams.get('state')).toBe('state-1')
    expect(callback.url.searchParams.get('iss')).toBe(issuer)
  })

  it('gives an access token for the API that names tenant, role and e-mail for ten minutes', async () => {
    const { access_token } = await new Store(identity).signInForTokens()

    const keys = createRemoteJWKSet(new URL(`${identity.url}/jwks`))
    const { payload } = await jwtVerify(access_token, keys, { issuer, audience: 'aisle-api', algorithms: ['ES256'] })

    expect(payload).toMatchObject({ sub: customer.sub, tenant: 'fresh', role: 'user', email: customer.email })
    expect(payload['scope']).toBe('identity online_order loyalty')
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600)
    expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
  })

  it('gives an id token with the nonce, the name and the e-mail', async () => {
    const { id_token } = await new Store(identity).signInForTokens()

    expect(decodeJwt(id_token)).toMatchObject({
      iss: issuer,
      aud: 'aisle-fresh',
      sub: customer.sub,
      tenant: 'fresh',
      nonce: 'nonce-1',
      given_name: 'Carla',
      family_name: 'Miller',
      email: customer.email,
      email_verified: true,
    })
  })

  it('renews silently while signed in and reports login_required otherwise', async () => {
    const store = new Store(identity)
    const browser = new Browser(identity.url)
    const silent = { prompt: 'none', redirect_uri: `${originOf('fresh')}/silent-renew` }

    const before = await browser.open(store.signInAddress(silent))
    await store.signIn(browser)
    const after = await browser.open(store.signInAddress(silent))

    expect(before.url.searchParams.get('error')).toBe('login_required')
    expect(after.url.pathname).toBe('/silent-renew')
    expect(after.url.searchParams.get('code')).toBeTruthy()
  })

  it('refuses a sign-in whose cookie belongs to another browser', async () => {
    const page = await new Browser(identity.url).open(new Store(identity).signInAddress())

    const stolen = await new Browser(identity.url).submit(page, { email: customer.email, password: customer.password })

    expect(stolen.status).toBe(410)
    expect(stolen.text).toContain('This page has expired')
  })

  it('T36 refuses a form that another site sends', async () => {
    const browser = new Browser(identity.url)
    const page = await browser.open(new Store(identity).signInAddress())

    const forged = await browser.submit(
      page,
      { email: customer.email, password: customer.password },
      {
        origin: 'https://evil.example',
      },
    )

    expect(forged.status).toBe(403)
  })
})

describe('T39', () => {
  it.each<{ why: string; change: Record<string, string>; error: string }>([
    { why: 'plain PKCE', change: { code_challenge_method: 'plain' }, error: 'invalid_request' },
    { why: 'no PKCE', change: { code_challenge: '', code_challenge_method: '' }, error: 'invalid_request' },
    { why: 'the implicit flow', change: { response_type: 'id_token' }, error: 'unsupported_response_type' },
  ])('refuses $why', async ({ change, error }) => {
    const { url } = await new Browser(identity.url).open(new Store(identity).signInAddress(change))

    const answer = new URLSearchParams(url.search || url.hash.slice(1))
    expect(answer.get('error')).toBe(error)
    expect(answer.get('code')).toBeNull()
  })

  it.each([
    `${originOf('fresh')}/callback/`,
    `${originOf('fresh')}/callback?x=1`,
    `${originOf('fresh')}/callback#x`,
    `${originOf('fresh')}/Callback`,
    'http://evil.fresh.localhost:3000/callback',
    'http://fresh.localhost/callback',
    'http://fresh.localhost:3000@evil.example/callback',
    `${originOf('cellar')}/callback`,
    'javascript:alert(1)',
    'https://fresh.localhost:3000/callback',
    `${originOf('fresh')}/../callback`,
  ])('shows an error page instead of redirecting to %s', async (redirectUri) => {
    const browser = new Browser(identity.url)

    const answer = await browser.open(new Store(identity).signInAddress({ redirect_uri: redirectUri }))

    expect(answer.status).toBe(400)
    expect(answer.url.origin).toBe(issuer)
    expect(answer.headers.get('location')).toBeNull()
  })

  it('takes a code once; replaying it ends the tokens it gave', async () => {
    const store = new Store(identity)
    const callback = await store.signIn()
    const first = await store.redeem(callback)

    const replay = await store.redeem(callback)
    const renewal = await store.refresh(first.body.refresh_token ?? '')

    expect(first.status).toBe(200)
    expect(replay).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(renewal).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it('gives tokens to at most one of twenty parallel uses of a code', async () => {
    const store = new Store(identity)
    const callback = await store.signIn()

    const replies = await Promise.all(Array.from({ length: 20 }, () => store.redeem(callback)))

    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('refuses a code with a wrong verifier and at another tenant', async () => {
    const store = new Store(identity)
    const callback = await store.signIn()

    const wrongVerifier = await store.redeem(callback, { code_verifier: 'x'.repeat(43) })
    const otherTenant = await store.redeem(callback, { client_id: 'aisle-cellar' }, { origin: originOf('cellar') })

    expect(wrongVerifier.status).toBe(400)
    expect(otherTenant.status).toBe(400)
  })
})

describe('discovery', () => {
  it('builds every address from the configured issuer, whatever host a request claims (T3)', async () => {
    const response = await fetch(`${identity.url}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })

    const text = await response.text()

    expect(text).not.toContain('evil.example')
    expect(JSON.parse(text)).toMatchObject({
      issuer,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    })
  })
})
