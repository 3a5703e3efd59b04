import { describe, expect, it, vi } from 'vitest'
import { seedAccounts } from '../seeding.ts'
import { Browser } from '../testing/browser.ts'
import { customer, originOf, startIdentity } from '../testing/start-identity.ts'
import { Store } from '../testing/store.ts'

const identity = startIdentity()
let lastAddress = 0
const freshIp = () => `198.51.100.${(lastAddress += 1)}`

async function openSignIn({ tenant = 'fresh', ip = freshIp() } = {}) {
  const browser = new Browser(identity.url, ip)
  return { browser, page: await browser.open(new Store(identity, tenant).signInAddress()) }
}

describe('the sign-in page', () => {
  it('names the store and its fields, and allows no inline script or foreign frame', async () => {
    const { page } = await openSignIn()

    expect(page.text).toContain('<h1>Sign in</h1>')
    expect(page.text).toContain('to Fresh Fields Market')
    expect(page.text).toMatch(/<label for="email">Email<\/label>/)
    expect(page.text).toMatch(/<label for="password">Password<\/label>/)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${originOf('cellar')} ${originOf('fresh')}`)
    expect(policy).not.toContain('unsafe')
  })

  it('shows what was typed literally', async () => {
    const { browser, page } = await openSignIn()

    const answer = await browser.submit(page, { email: '"><script>alert(1)</script>', password: 'x' })

    expect(answer.text).not.toContain('<script>alert')
    expect(answer.text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('opens "create account" when the store asks for that', async () => {
    const browser = new Browser(identity.url)

    const page = await browser.open(new Store(identity).signInAddress({ prompt: 'create' }))

    expect(page.text).toContain('<h1>Create an account</h1>')
  })

  it('keeps the e-mail after a wrong password and says nothing about which part was wrong', async () => {
    const { browser, page } = await openSignIn()

    const answer = await browser.submit(page, { email: customer.email, password: 'wrong' })

    expect(answer.status).toBe(422)
    expect(answer.text).toContain(`value="${customer.email}"`)
    expect(answer.text).toContain('That email and password do not match.')
  })

  it('finds the account whatever the case of the e-mail', async () => {
    const callback = await new Store(identity).signIn(new Browser(identity.url, freshIp()), {
      email: ' Customer@Example.COM ',
      password: customer.password,
    })

    expect(callback.url.searchParams.get('code')).toBeTruthy()
  })
})

describe('T16', () => {
  it('answers an unknown e-mail like a wrong password: same status, same page, same statements', async () => {
    const statements = vi.spyOn(identity.pool, 'query')
    const attempt = async (email: string) => {
      const { browser, page } = await openSignIn()
      statements.mockClear()
      const { status, text } = await browser.submit(page, { email, password: 'wrong password' })
      return {
        status,
        page: text.replaceAll(email, 'EMAIL').replaceAll(page.url.pathname, 'PATH'),
        statements: statements.mock.calls.map(([statement]) => statement),
      }
    }

    const known = await attempt(customer.email)
    const unknown = await attempt('nobody@example.com')

    expect(known.status).toBe(422)
    expect(known.statements.length).toBeGreaterThan(0)
    expect(unknown).toEqual(known)
  })
})

describe('the limit on wrong passwords', () => {
  it('pauses sign-in after ten failures in fifteen minutes, even with the right password', async () => {
    const { browser, page } = await openSignIn()
    for (let failure = 0; failure < 10; failure += 1) {
      await browser.submit(page, { email: customer.email, password: 'wrong' })
    }

    const answer = await browser.submit(page, { email: customer.email, password: customer.password })

    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(answer.text).toContain('Too many tries')
  })

  it('counts parallel guesses exactly', async () => {
    const { browser, page } = await openSignIn()

    const answers = await Promise.all(
      Array.from({ length: 30 }, () => browser.submit(page, { email: customer.email, password: 'wrong' })),
    )

    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('starts anew after a success, and leaves other addresses and other tenants alone', async () => {
    const ip = freshIp()
    const { browser, page } = await openSignIn({ ip })
    for (let failure = 0; failure < 9; failure += 1) {
      await browser.submit(page, { email: customer.email, password: 'wrong' })
    }
    await browser.submit(page, { email: customer.email, password: customer.password })

    const again = await openSignIn({ ip })
    const afterSuccess = await again.browser.submit(again.page, { email: customer.email, password: 'wrong' })

    expect(afterSuccess.status).toBe(422)
  })

  it('opens again when the fifteen minutes are over', async () => {
    const { browser, page } = await openSignIn()
    for (let failure = 0; failure < 11; failure += 1) {
      await browser.submit(page, { email: customer.email, password: 'wrong' })
    }
    await identity.pool.query("UPDATE identity.attempts SET window_ends_at = now() - interval '1 second'")

    const answer = await browser.submit(page, { email: customer.email, password: customer.password })

    expect(answer.url.searchParams.get('code')).toBeTruthy()
  })

  it('takes the shopper from X-Forwarded-For of the gateway only by its last hop that is not loopback', async () => {
    const { browser, page } = await openSignIn()
    for (let failure = 0; failure < 10; failure += 1) {
      const forged = { 'x-forwarded-for': `10.9.8.${failure}, 198.51.100.250` }
      await browser.submit(page, { email: customer.email, password: 'wrong' }, forged)
    }

    const headers = { 'x-forwarded-for': '10.9.8.99, 198.51.100.250' }
    const answer = await browser.submit(page, { email: customer.email, password: 'wrong' }, headers)

    expect(answer.status).toBe(429)
  })
})

describe('tenants', () => {
  it('does not let an account of one tenant sign in at another', async () => {
    const answer = await new Store(identity, 'cellar').signIn(new Browser(identity.url, freshIp()))

    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Old Cellar')
  })

  it('asks again at another tenant, even where the same person has an account with the same subject', async () => {
    await seedAccounts(identity.ownerUrl, [{ ...customer, tenant: 'cellar' }])
    const browser = new Browser(identity.url, freshIp())
    await new Store(identity).signIn(browser)

    const page = await browser.open(new Store(identity, 'cellar').signInAddress())

    expect(page.text).toContain('<h1>Sign in</h1>')
  })

  it('keeps a shopper signed in at the first store after signing in at a second one', async () => {
    const email = 'other@example.com'
    const other = { ...customer, tenant: 'cellar', sub: '0198a5f0-7c1e-7000-8000-0000000000aa', email }
    await seedAccounts(identity.ownerUrl, [other])
    const browser = new Browser(identity.url, freshIp())
    const first = new Store(identity)
    const { body } = await first.redeem(await first.signIn(browser))
    const second = new Store(identity, 'cellar')

    const switching = await second.signIn(browser, { email, password: customer.password })
    // The provider ends the session of the first account with a form that submits itself.
    const callback = await browser.submit(switching, { logout: 'yes' })

    expect((await second.redeem(callback)).status).toBe(200)
    expect((await first.refresh(body.refresh_token ?? '')).status).toBe(200)
  })

  it('shows rows of the tenant in hand only, whatever a query asks for', async () => {
    const client = await identity.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query("SELECT set_config('aisle.tenant', 'cellar', true)")
      const foreign = await client.query("SELECT * FROM identity.accounts WHERE tenant_id = 'fresh'")
      await client.query('ROLLBACK')
      const without = await client.query('SELECT * FROM identity.accounts')

      expect(foreign.rowCount).toBe(0)
      expect(without.rowCount).toBe(0)
    } finally {
      client.release()
    }
  })
})
