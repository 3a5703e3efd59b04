import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ownOrigin, startForTests, storeOrigin } from '../testing/start-partners.ts'
import { startStore } from '../testing/start-store.ts'

const variables: Record<string, string> = {}
const store = startStore(variables)
const running = startForTests(variables)

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string }

/** As it is written: `fetch` would tidy the path. */
function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(running.url)
      request({ hostname, port, path, method, headers }, async (response) =>
        resolve({ status: response.statusCode, headers: response.headers, text: await text(response) }),
      )
        .on('error', reject)
        .end(body)
    },
  )
}

describe('the page with the island', () => {
  it('is plain HTML that is worth reading without the store', async () => {
    const { status, text: page } = await send('/islands/cart')

    expect(status).toBe(200)
    expect(page).toContain('<h1>Spaghetti with slow tomato sauce</h1>')
    expect(page).toContain(`data-base="/stores/fresh" data-origin="${storeOrigin}"`)
    expect(store.asked).toEqual([])
  })

  it('allows styles of the island by a nonce of its own, and two policies for scripts', async () => {
    const nonceOf = async () => {
      const { headers, text: page } = await send('/islands/cart')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default suppers")
      const [, nonce] = /style-src 'self' 'nonce-([^']{20,})'/.exec(policy) ?? []
      expect(page).toContain(`nonce="${nonce}"`)
      return nonce
    }

    expect(await nonceOf()).not.toBe(await nonceOf())
  })
})

describe('the store behind the page', () => {
  it('is asked under its own host, with nothing of the request that it does not need', async () => {
    const headers = {
      origin: ownOrigin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      authorization: 'Bearer t',
      'x-tenant-id': 'fresh',
      'idempotency-key': 'k',
      cookie: 'own=1; __Host-aisle-guest=known; other=2',
      referer: `${ownOrigin}/islands/cart?q=private`,
      'x-forwarded-for': '203.0.113.9',
    }

    const answer = await send('/stores/fresh/v2/Cart?x=%20y', { method: 'POST', headers, body: '{"qty":1}' })

    const [asked] = store.asked
    expect(asked).toMatchObject({ method: 'POST', url: '/v2/Cart?x=%20y', body: '{"qty":1}' })
    expect(asked?.headers).toMatchObject({
      host: 'fresh.localhost:3000',
      cookie: '__Host-aisle-guest=known',
      authorization: 'Bearer t',
      'x-tenant-id': 'fresh',
      'idempotency-key': 'k',
      'x-forwarded-for': '203.0.113.9',
    })
    for (const name of ['origin', 'referer', 'sec-fetch-site']) expect(asked?.headers).not.toHaveProperty(name)
    expect(answer).toMatchObject({ status: 200, text: 'answer' })
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br' })
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-aisle-guest=new/)])
  })

  it.each(['/_/registry', '/_/shell/1.0.0/islands.js', '/_/remotes/mf-cart-checkout/1.0.0/entry.js?try=1'])(
    'gives %s',
    async (path) => {
      expect((await send(`/stores/fresh${path}`)).status).toBe(200)
      expect(store.asked[0]?.url).toBe(path)
    },
  )

  it.each([
    '/stores/fresh/',
    '/stores/fresh/cart',
    '/stores/fresh/_/tenants/fresh.json',
    '/stores/fresh/auth/guest-token/x',
    '/stores/fresh/auth/guest-jwks.json',
    '/stores/fresh/v1/../docs',
    '/stores/fresh/v1/%2e%2e/docs',
    '/stores/fresh/_/shell/..%2f..%2fdocs',
    '/stores/fresh//evil.example/v1/x',
    '/stores/cellar/v1/Product',
    '/stores/fresh.evil.example/v1/Product',
  ])('T60 does not give %s', async (path) => {
    expect((await send(path)).status).toBe(404)
    expect(store.asked).toEqual([])
  })

  it.each<Sent & { readonly why: string }>([
    { why: 'a page of another origin', headers: { origin: 'https://evil.example' } },
    { why: 'a page of the store', headers: { origin: storeOrigin } },
    { why: 'another site', headers: { origin: ownOrigin, 'sec-fetch-site': 'cross-site' } },
    { why: 'a sibling host', headers: { origin: ownOrigin, 'sec-fetch-site': 'same-site' } },
    { why: 'nobody who says so', headers: {} },
  ])('T36 makes no call for $why', async ({ headers }) => {
    const answer = await send('/stores/fresh/auth/guest-token', { method: 'POST', ...(headers ? { headers } : {}) })

    expect(answer.status).toBe(403)
    expect(answer.text).toContain('FOREIGN_ORIGIN')
    expect(store.asked).toEqual([])
  })

  it('is said to be unreachable when it is', async () => {
    store.stop()

    const answer = await send('/stores/fresh/_/registry')

    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'UNREACHABLE' })
  })
})
