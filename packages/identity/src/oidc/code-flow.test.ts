import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { customer, issuer, originOf, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'

const identity = startIdentity()
afterEach(() => {
  vi.useRealTimers()
})

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

  it.each([
    { seconds: 55, status: 200 },
    { seconds: 61, status: 400 },
  ])('answers a code that is $seconds seconds old with $status', async ({ seconds, status }) => {
    const store = new Store(identity)
    const callback = await store.signIn()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + seconds * 1000)

    expect((await store.redeem(callback)).status).toBe(status)
  })

  it.each([`${originOf('fresh')}/silent-renew`, `${originOf('fresh')}/callback/`, `${originOf('fresh')}/callback?x=1`])(
    'refuses a code at %s, which it was not given to',
    async (redirectUri) => {
      const store = new Store(identity)

      const reply = await store.redeem(await store.signIn(), { redirect_uri: redirectUri })

      expect(reply).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    },
  )

  it('names itself in every answer, also in an error, so that no other provider’s is taken for its own', async () => {
    const { url } = await new Browser(identity.url).open(new Store(identity).signInAddress({ prompt: 'none' }))

    expect(url.searchParams.get('error')).toBe('login_required')
    expect(url.searchParams.get('iss')).toBe(issuer)
  })
})

describe('T40', () => {
  it.each(['a b&c=d#e', '"><script>alert(1)</script>', 'ü🥑', 'x'.repeat(200)])(
    'gives the state %j back as it was sent, and none where none was',
    async (state) => {
      const signIn = async (overrides: Record<string, string>) => {
        const browser = new Browser(identity.url)
        const page = await browser.open(new Store(identity).signInAddress(overrides))
        return browser.submit(page, { email: customer.email, password: customer.password })
      }

      expect((await signIn({ state })).url.searchParams.get('state')).toBe(state)
      expect((await signIn({ state: '' })).url.searchParams.get('state')).toBeNull()
    },
  )

  it('puts the nonce of a sign-in into its own id token and into no other', async () => {
    const browser = new Browser(identity.url)
    const store = new Store(identity)
    await store.signIn(browser)
    const nonceOf = async (nonce: string) => {
      const { body } = await store.redeem(await browser.open(store.signInAddress({ nonce })))
      return decodeJwt(body.id_token ?? '')['nonce']
    }

    expect(await nonceOf('first')).toBe('first')
    expect(await nonceOf('second')).toBe('second')
    expect(await nonceOf('')).toBeUndefined()
  })

  it('gives nothing for somebody else’s code that was slipped into a shopper’s callback', async () => {
    const attacker = await new Store(identity).signIn()

    const { status, body } = await new Store(identity).redeem(attacker)

    expect([status, body]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })])
    expect(body).not.toHaveProperty('id_token')
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
