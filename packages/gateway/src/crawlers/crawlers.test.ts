import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bootOf } from '../testing/boot-of.ts'
import { crawledApi, mainStore, shelves } from '../testing/crawled-store.ts'
import { chosenStore, startGateway, storeCookie } from '../testing/gateway.ts'
import { fillRegistry, orders } from '../testing/registry.builder.ts'
import { described, GOOGLEBOT, ORIGIN, tag } from './described.builder.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
  await useRemotes({ 'mf-catalogue': shelves, 'mf-orders': orders })
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => gateway.api.answerWith(crawledApi()))

const useRemotes = (remotes: Record<string, typeof shelves>) =>
  fillRegistry(gateway.registryDir, [{ tenant: 'fresh', remotes }])

const open = (path: string, headers: Record<string, string> = {}) =>
  gateway.send({ path, headers: { accept: 'text/html', cookie: storeCookie, ...headers } })
const crawl = (path: string, userAgent = GOOGLEBOT) => open(path, { cookie: '', 'user-agent': userAgent })

describe('the canonical address', () => {
  it.each([
    ['/detail/whole-milk?utm_source=mail', '/detail/whole-milk'],
    ['/Detail/whole-milk/', '/detail/whole-milk'],
    ['/category/dairy?page=2&sortBy=1&view=list&filter=brand:x', '/category/dairy?page=2'],
    ['/category/dairy?page=1', '/category/dairy'],
    ['/category/dairy?page=2.5', '/category/dairy'],
    ['/?page=3', '/'],
    ['/search?q=+milk+%22&si=2', '/search?q=milk+%22'],
  ])('of %s is %s', async (path, canonical) => {
    const { text } = await open(path)

    expect(tag(text, 'canonical')).toBe(ORIGIN + canonical)
  })
})

describe('what search engines may list', () => {
  it.each([
    ['/', true],
    ['/detail/whole-milk', true],
    ['/category/dairy', true],
    ['/category/dairy?page=99', false],
    ['/footer-links/about', true],
    ['/search?q=milk', false],
    ['/find-store', false],
    ['/order/42', false],
  ])('of %s: %s', async (path, listed) => {
    const { text, status } = await open(path)

    expect(status).toBe(200)
    expect(tag(text, 'robots')).toBe(listed ? undefined : 'noindex')
    expect(described(text)('BreadcrumbList').length + described(text)('WebSite').length).toBe(listed ? 1 : 0)
  })

  it.each([
    '/detail/no-such-milk',
    '/category/no-such-shelf',
    '/footer-links/soon',
    `/location/${chosenStore.locationId}`,
  ])('is no %s, which does not exist', async (path) => {
    const { text, status } = await open(path)

    expect(status).toBe(404)
    expect(tag(text, 'robots')).toBe('noindex')
    expect(tag(text, 'canonical')).toBeUndefined()
    expect(bootOf(text).tenant).toBe('fresh')
  })
})

describe('a crawler', () => {
  it('gets the page that a shopper of the first store gets', async () => {
    const { text, status, headers } = await crawl('/detail/whole-milk')
    const { store } = bootOf(text)
    const shopper = await open('/detail/whole-milk', {
      cookie: `aisle-store=${encodeURIComponent(JSON.stringify(store))}`,
    })

    expect(status).toBe(200)
    expect(store).toEqual({
      locationId: mainStore.locationId,
      name: 'Elm Street',
      zipCode: '62701',
      fulfillmentId: '00000000-0000-4000-8000-000000000003',
      codeName: 'sp',
      displayName: 'Pickup',
    })
    expect(timeless(text)).toBe(timeless(shopper.text))
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers).not.toHaveProperty('cdn-cache-control')
  })

  it('is not taken for a browser, nor a browser for one', async () => {
    const browser = await open('/detail/whole-milk', {
      cookie: '',
      'user-agent': 'Mozilla/5.0 Chrome/142.0 Safari/537.36',
    })

    expect(browser.status).toBe(302)
  })

  it.each(['/v1/Product/Details', '/v1/location'])('is asked to come back while %s is not to be had', async (path) => {
    await using own = await startGateway()
    await fillRegistry(own.registryDir, [{ tenant: 'fresh', remotes: { 'mf-catalogue': shelves } }])
    own.api.answerWith(crawledApi({ refuse: [path] }))

    const { status, headers } = await own.send({
      path: '/detail/whole-milk',
      headers: { accept: 'text/html', 'user-agent': GOOGLEBOT },
    })

    expect(status).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})

/** Two documents of the same page differ in the moment that they were made. */
const timeless = (text: string) => text.replaceAll(/"serverTime":"[^"]*"/g, '')

describe('a store that checks the age of who browses', () => {
  const business = { isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true }

  it.each(['/detail/whole-milk', '/category/dairy', '/search?q=milk', '/'])(
    'has no goods in the document of %s',
    async (path) => {
      gateway.api.answerWith(crawledApi({ business }))

      const answers = await Promise.all([open(path), crawl(path)])
      for (const { text, status } of answers) {
        expect(status).toBe(200)
        expect(text).not.toMatch(/Milk&gt;|Product \d|whole-milk-|3\.5\b|\/v1\/(Product|Category|PageTemplate)/)
        expect(described(text)('Product')).toEqual([])
      }
    },
  )
})
