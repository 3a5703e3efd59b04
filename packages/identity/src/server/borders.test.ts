import { describe, expect, it } from 'vitest'
import { identityAccount, passwordPolicy } from '@aisle/api/identity-account'
import { Browser } from '../testing/browser.ts'
import { customer, originOf, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'

const identity = startIdentity()
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${identity.url}${path}`, { headers })

describe('T37', () => {
  it.each(['/jwks', '/.well-known/openid-configuration', passwordPolicy.path])(
    'lets pages of stores, and no others, read %s',
    async (path) => {
      const own = await get(path, { origin: originOf('fresh') })
      const evil = await get(path, { origin: 'https://evil.example' })
      const none = await get(path, { origin: 'null' })

      expect(own.headers.get('access-control-allow-origin')).toBe(originOf('fresh'))
      expect(evil.headers.get('access-control-allow-origin')).not.toBe('https://evil.example')
      expect(none.headers.get('access-control-allow-origin')).not.toBe('null')
    },
  )

  it.each(['https://evil.example', 'null', originOf('cellar')])(
    'refuses token calls for the client of "fresh" from %s',
    async (origin) => {
      const store = new Store(identity)
      const { refresh_token } = await store.signInForTokens()

      const reply = await store.refresh(refresh_token, { origin })

      expect(reply.status).toBeOneOf([400, 403])
      expect(reply.body.access_token).toBeUndefined()
    },
  )

  it('answers a preflight for pages of stores only', async () => {
    const ask = (origin: string) =>
      fetch(`${identity.url}/token`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })

    const own = await ask(originOf('fresh'))
    const evil = await ask('https://evil.example')

    expect(own.headers.get('access-control-allow-origin')).toBe(originOf('fresh'))
    expect(evil.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('T36 a form that another page sends', () => {
  const { email, password } = customer
  const forms: readonly { path: string; form: Record<string, string> }[] = [
    { path: '', form: { email, password } },
    { path: '/create-account', form: { firstName: 'Eve', lastName: 'Adams', email: 'eve@example.com', password } },
    { path: '/confirm-email', form: { code: '123456' } },
    { path: '/forgot-password', form: { email } },
  ]
  const origins = ['https://evil.example', 'null', originOf('fresh')]

  it.each(forms)('to the sign-in$path is refused and has no effect', async ({ path, form }) => {
    const browser = new Browser(identity.url)
    const page = await browser.open(new Store(identity).signInAddress())
    for (const origin of origins) {
      const answer = await browser.open(page.url.pathname + path, { method: 'POST', form, headers: { origin } })

      expect(answer.status).toBe(403)
      expect(answer.url.origin).toBe('http://id.localhost:3000')
    }
    const { rows } = await identity.pool.query('SELECT 1 FROM identity.attempts')
    expect([identity.mails, rows]).toEqual([[], []])
  })

  it.each(['/reset-password/fresh', '/auth', '/session/end', '/session/end/confirm', '/token/revocation'])(
    'to %s is refused',
    async (path) => {
      for (const origin of ['https://evil.example', 'null']) {
        const form = new URLSearchParams({ token: 't', client_id: 'aisle-fresh', logout: 'yes', password })
        const answer = await fetch(identity.url + path, { method: 'POST', headers: { origin }, body: form })

        expect(answer.status).toBe(403)
      }
    },
  )
})

describe('the identity API', () => {
  it('shows the account of the token', async () => {
    const { access_token } = await new Store(identity).signInForTokens()

    const reply = await get(identityAccount.path, {
      authorization: `Bearer ${access_token}`,
      origin: originOf('fresh'),
    })
    const body: unknown = await reply.json()

    const { sub: id, email, firstName, lastName } = customer
    expect(reply.headers.get('access-control-allow-origin')).toBe(originOf('fresh'))
    expect(body).toEqual({ succeeded: true, data: { id, email, emailVerified: true, firstName, lastName } })
  })

  it('answers the OpenID userinfo for the same token', async () => {
    const { access_token } = await new Store(identity).signInForTokens()

    const reply = await get('/me', { authorization: `Bearer ${access_token}` })

    expect(await reply.json()).toMatchObject({ sub: customer.sub, tenant: 'fresh', name: 'Carla Miller' })
  })

  it('states the password policy to everybody', async () => {
    const reply = await get(passwordPolicy.path)

    expect(await reply.json()).toMatchObject({ succeeded: true, data: { minLength: 8, requiresDigit: false } })
  })

  it('T43 refuses no token, an id token, a changed token and a page of another tenant', async () => {
    const { access_token, id_token } = await new Store(identity).signInForTokens()
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${access_token.split('.')[1]}.`
    const call = (token: string, origin = originOf('fresh')) =>
      get(identityAccount.path, { authorization: `Bearer ${token}`, origin })

    const replies = await Promise.all([
      get(identityAccount.path),
      call(id_token),
      call(`${access_token.slice(0, -4)}AAAA`),
      call(unsigned),
      call(access_token, originOf('cellar')),
    ])

    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })
})

it('T43 the identity API refuses a token that was not given for it', async () => {
  const store = new Store(identity)
  const { refresh_token } = await store.signInForTokens()
  const form = { grant_type: 'refresh_token', refresh_token, scope: 'openid online_order loyalty' }
  const { access_token, scope } = (await store.token(form)).body

  const reply = await get(identityAccount.path, { authorization: `Bearer ${access_token}` })

  expect(scope).not.toContain('identity')
  expect(reply.status).toBe(401)
})

describe('the service', () => {
  it('is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
  })

  it('shows a friendly page for an address that leads nowhere', async () => {
    const reply = await get('/sign-in/nobody/x', { accept: 'text/html' })

    expect(reply.status).toBe(404)
    expect(await reply.text()).toContain('There is nothing here')
  })

  it('refuses a form of more than 16 kB', async () => {
    const reply = await fetch(`${identity.url}/reset-password/fresh`, {
      method: 'POST',
      headers: { origin: 'http://id.localhost:3000' },
      body: new URLSearchParams({ password: 'x'.repeat(20_000) }),
    })

    expect(reply.status).toBe(413)
  })

  it.each(['/assets/identity.css', '/assets/identity.js', '/assets/accent/2e7d32.css'])('serves %s', async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  it.each(['/assets/..%2fpackage.json', '/assets/accent/red.css', '/assets/accent/..%2f..%2fx.css'])(
    'T59 does not serve %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})
