import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bootOf } from '../testing/boot-of.ts'
import { chosenStore, startGateway, storeCookie } from '../testing/gateway.ts'
import { storeApi } from '../testing/store-api.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => {
  gateway.api.seen.length = 0
  gateway.api.answerWith(storeApi())
})

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const open = (
  path: string,
  { host = 'fresh.localhost:3000', cookie = storeCookie, ...headers }: Record<string, string> = {},
) => gateway.send({ path, host, headers: { ...html, cookie, ...headers } })

describe('a document', () => {
  it('carries all that the first paint needs', async () => {
    const { text, status } = await open('/detail/whole-milk?x=1')
    const boot = bootOf(text)

    expect(status).toBe(200)
    expect(boot).toMatchObject({
      tenant: 'fresh',
      store: chosenStore,
      partnersOrigin: 'http://partners.localhost:3000',
    })
    expect(Object.keys(boot.registry.remotes)).toEqual(['mf-catalogue', 'mf-orders'])
    expect(boot.identity).toMatchObject({ issuer: 'http://id.localhost:3000', clientId: 'aisle-fresh' })
    expect(boot.calls.map(({ key }) => key)).toEqual([
      ['GET', '/v1/Configuration', { global: true }],
      ['GET', '/v1/Configuration/Theme', { global: true }],
      ['GET', '/v1/FooterDetails', { global: true }],
      ['GET', '/v1/Product/Details', { ProductSeoName: 'whole-milk', zipCode: '94103' }],
    ])
  })

  it('asks as a guest of that store', async () => {
    await open('/detail/whole-milk')

    const { headers } = gateway.api.seen.find(({ url }) => url.startsWith('/v1/Product')) ?? {}
    expect(headers).toMatchObject({ 'x-tenant-id': 'fresh' })
    expect(headers?.authorization).toMatch(/^Bearer ey/)
  })

  it('has title, description and main image from the data, as text', async () => {
    const { text } = await open('/detail/whole-milk')

    expect(text).toContain('<title>Whole &lt;Milk&gt; · fresh Market</title>')
    expect(text).toContain(
      'content="Fresh &quot;whole&quot; milk &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
    )
    expect(text).toContain('<link rel="preload" as="image" fetchpriority="high" href="/images/milk.1f3a9c2e.svg">')
    expect(text.match(/<script/g)).toHaveLength(3)
  })

  it('preloads exactly what the page runs, as it will be asked for', async () => {
    const { text } = await open('/detail/whole-milk')
    const preloads = text.match(/<link rel="preload" as="(script|style)"[^>]*>/g) ?? []

    expect(preloads.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
      '/_/remotes/mf-catalogue/1.0.0/entry.1f3a9c2e.js',
      '/_/remotes/mf-catalogue/1.0.0/product.aa11bb22.js',
      '/_/remotes/mf-catalogue/1.0.0/product.aa11bb22.css',
    ])
    for (const tag of preloads) expect(tag).toMatch(/integrity="sha256-[^"]+" crossorigin="anonymous"/)
    expect(text).toMatch(
      /<script defer src="\/_\/shell\/1\.0\.0\/boot\.0a1b2c3d\.js" integrity="[^"]+" crossorigin="anonymous"><\/script>/,
    )
  })

  it('shows a frame before any script has run', async () => {
    const { text } = await open('/detail/whole-milk')

    expect(text).toContain('<header class="frame-bar">')
    expect(text).toContain('<img src="/images/logo.svg" alt="fresh Market" height="40">')
    expect(text).toContain('<main class="frame-main" aria-busy="true">')
    expect(text).toContain('<noscript><style>.frame-bone{display:none}</style></noscript>')
  })

  it('weighs at most 20 KiB on the wire and is not kept', async () => {
    const answer = await open('/detail/whole-milk', { 'accept-encoding': 'gzip, deflate, br' })

    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' })
    expect(answer.bytes.length).toBeLessThan(20 * 1024)
    expect(answer.text).toContain('</html>')
  })

  it('goes out without what the API does not give', async () => {
    gateway.api.answerWith(storeApi({ refuse: ['/v1/Product/Details'] }))

    const { text, status } = await open('/detail/whole-milk')

    expect(status).toBe(200)
    expect(bootOf(text).calls).toHaveLength(3)
    expect(text).toContain('<title>Product · fresh Market</title>')
  })

  it('that has too little time left for its data does not ask for it, and that is told', async () => {
    await using hurried = await startGateway({ pageBudget: 90 })

    const { text, status } = await hurried.send({
      path: '/detail/whole-milk',
      headers: { ...html, cookie: storeCookie },
    })

    expect(status).toBe(200)
    expect(text).toContain('<title>Product')
    expect(hurried.api.seen.map(({ url }) => url)).not.toContainEqual(expect.stringContaining('/v1/Product'))
    expect(hurried.log()).toMatch(/"call":"page","err":\{"type":"TimeoutError"/)
  })

  it.each([
    { path: '/nowhere', title: 'fresh Market', status: 404 },
    { path: '/detail', title: 'fresh Market', status: 404 },
    { path: '/callback?code=x&state=y', title: 'fresh Market', status: 200 },
    { path: '/order/42', title: 'Order · fresh Market', status: 200 },
  ])('of $path has status $status', async ({ path, title, status }) => {
    const answer = await open(path)

    expect(answer.status).toBe(status)
    expect(answer.text).toContain(`<title>${title}</title>`)
    expect(answer.text).toContain('name="robots" content="noindex"')
  })

  it.each([
    { why: 'closed', business: { mode: 6 }, status: 503 },
    { why: 'under maintenance', business: { mode: 1 }, status: 503 },
    { why: 'inactive', business: { isActive: false }, status: 503 },
    { why: 'in beta', business: { mode: 3 }, status: 200 },
  ])('of a store that is $why has status $status and the configuration that says so', async ({ business, status }) => {
    gateway.api.answerWith(storeApi({ business }))

    const answer = await open('/find-store', { cookie: '' })

    expect(answer.status).toBe(status)
    expect(bootOf(answer.text).calls[0]?.data).toMatchObject({ businessConfigurations: business })
  })

  it('is no answer to a request for something else', async () => {
    const answers = await Promise.all([
      gateway.send({ path: '/pixel.png', headers: { accept: 'image/avif,*/*;q=0.8', 'sec-fetch-dest': 'image' } }),
      gateway.send({ path: '/data', headers: { accept: 'application/json' } }),
      gateway.send({ path: '/detail/x', method: 'POST', headers: html }),
    ])

    for (const { status, headers } of answers) {
      expect(status).toBe(404)
      expect(headers['content-type']).toContain('application/json')
    }
  })
})

describe('a page that needs a store', () => {
  it.each([
    { path: '/', location: '/find-store?redirectFrom=%2F' },
    {
      path: '/detail/whole-milk?a=1&b=%26',
      location: '/find-store?redirectFrom=%2Fdetail%2Fwhole-milk%3Fa%3D1%26b%3D%2526',
    },
    { path: '//detail/evil.example', location: '/find-store?redirectFrom=%2Fdetail%2Fevil.example' },
    { path: '/detail/%2f%2fevil.example', location: '/find-store?redirectFrom=%2Fdetail%2F%252F%252Fevil.example' },
    {
      path: '/detail/x?redirectFrom=//evil.example',
      location: '/find-store?redirectFrom=%2Fdetail%2Fx%3FredirectFrom%3D%252F%252Fevil.example',
    },
    {
      path: '/detail/javascript:alert(1)',
      location: '/find-store?redirectFrom=%2Fdetail%2Fjavascript%253Aalert%281%29',
    },
  ])('T35 sends $path to find one first, and back to this site only', async ({ path, location }) => {
    const answer = await open(path, { cookie: '' })
    const back = new URL(
      new URL(answer.headers.location ?? '', 'http://fresh.localhost:3000').searchParams.get('redirectFrom') ?? '',
      'http://fresh.localhost:3000',
    )

    expect(answer).toMatchObject({ status: 302, headers: { location } })
    expect(back.origin).toBe('http://fresh.localhost:3000')
  })

  it.each(['aisle-store=garbage', 'aisle-store=%7B%7D', 'aisle-store=%E0%A4%A', 'other=1'])(
    'takes the cookie %s for none',
    async (cookie) => {
      expect((await open('/', { cookie })).status).toBe(302)
    },
  )
})

describe('documents of two stores', () => {
  it('T4 never share a name, a colour or a price', async () => {
    const fresh = await open('/find-store')
    const cellar = await open('/find-store', { host: 'cellar.localhost:3000' })
    const again = await open('/find-store')

    expect(fresh.text).toContain('© fresh')
    expect(cellar.text).toContain('© cellar')
    expect(cellar.text).not.toMatch(/fresh/)
    expect(cellar.text).toContain('--color-accent:#7a1f3d')
    expect(again.text).not.toMatch(/cellar|#7a1f3d/)
    expect(fresh.headers.vary).toContain('host')
  })
})

it('F51 a store whose API failed after a good answer keeps its name and look', async () => {
  await open('/find-store')
  gateway.api.answerWith(storeApi({ refuse: ['/v1/Configuration', '/v1/Configuration/Theme'] }))

  const { text } = await open('/find-store')

  expect(text).toContain('fresh Market')
  expect(bootOf(text).calls).toHaveLength(3)
})

it('T63 what a shopper sent is not in the log', async () => {
  const canaries = ['jane.canary@example.com', '4111111111111111', 'tok-canary-123456']
  await open(`/detail/x?email=${canaries[0]}&card=${canaries[1]}`, { authorization: `Bearer ${canaries[2]}` })
  await gateway.send({
    path: `/v1/Order/${canaries[1]}?email=${canaries[0]}`,
    headers: { authorization: `Bearer ${canaries[2]}` },
  })
  await gateway.send({
    path: '/v1/x',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(canaries),
  })

  expect(gateway.log()).toContain('request answered')
  for (const canary of canaries) expect(gateway.log()).not.toContain(canary)
})
