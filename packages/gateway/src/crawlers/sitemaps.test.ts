import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { crawledApi, mainStore, shelves } from '../testing/crawled-store.ts'
import { startGateway } from '../testing/gateway.ts'
import { startReading } from '../testing/leaving-reader.ts'
import { fillRegistry, orders } from '../testing/registry.builder.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeEach(async () => {
  gateway = await startGateway()
  await useRemotes({ 'mf-catalogue': shelves, 'mf-orders': orders })
  gateway.api.answerWith(crawledApi())
})
afterEach(() => gateway[Symbol.asyncDispose]())

const ORIGIN = 'http://fresh.localhost:3000'
const useRemotes = (remotes: Record<string, typeof shelves>) =>
  fillRegistry(gateway.registryDir, [{ tenant: 'fresh', remotes }])
const get = (path: string, headers: Record<string, string> = {}) => gateway.send({ path, headers })

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

/** Elements opened are closed, in order; nothing stands outside of the root. */
function expectWellFormed(xml: string) {
  const open: string[] = []
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
  )
  expect(xml.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/)
  const crossed = [...xml.matchAll(/<(\/?)(\w+)[^>]*>/g)].filter(([, slash, name = '']) =>
    slash ? open.pop() !== name : open.push(name) === 0,
  )
  expect(crossed).toEqual([])
  expect(open).toEqual([])
}

describe('the sitemap of a store', () => {
  it('names every page that is worth a visit, once', async () => {
    const { text, status, headers } = await get('/sitemap.xml')
    const found = addresses(text)

    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/xml')
    expectWellFormed(text)
    expect(found.slice(0, 6)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/location/${mainStore.locationId}`,
      `${ORIGIN}/footer-links/about`,
      `${ORIGIN}/category/dairy`,
      `${ORIGIN}/category/milk`,
      `${ORIGIN}/collection/deals`,
    ])
    expect(found).toHaveLength(6 + 250)
    expect(new Set(found)).toHaveProperty('size', found.length)
    expect(text).toContain(
      '<loc>http://fresh.localhost:3000/footer-links/about</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod>',
    )
  })

  it('is an index of pages where it has more than a thousand products', async () => {
    const categories = Array.from({ length: 5 }, (_, index) => ({
      categoryID: `00000000-0000-4000-8000-00000000004${index}`,
      categoryName: `Shelf ${index}`,
      seoName: `shelf-${index}`,
      hasChild: false,
      productCount: 250,
    }))
    gateway.api.answerWith(crawledApi({ categories }))

    const index = await get('/sitemap.xml')
    const pages = await Promise.all(addresses(index.text).map((loc) => get(new URL(loc ?? '').pathname)))
    const all = pages.flatMap(({ text }) => addresses(text))

    expectWellFormed(index.text)
    expect(addresses(index.text)).toEqual([`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`])
    for (const { text } of pages) expectWellFormed(text)
    expect(all.filter((loc) => loc?.includes('/detail/'))).toHaveLength(1250)
    expect(new Set(all)).toHaveProperty('size', all.length)
    expect((await get('/sitemap-3.xml')).status).toBe(404)
  })

  it('is made once in some minutes, and comes compressed', async () => {
    await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')])
    const asked = gateway.api.seen.length
    const packed = await get('/sitemap.xml', { 'accept-encoding': 'br' })

    expect(gateway.api.seen).toHaveLength(asked)
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=300' })
    expectWellFormed(packed.text)
  })

  it('whose reader leaves before it is finished is no failure', async () => {
    const answer = crawledApi()
    gateway.api.answerWith(async (seen, response) => {
      if (seen.url.includes('Page=2')) await reader.leave()
      answer(seen, response)
    })

    const reader = startReading(gateway.port, { path: '/sitemap.xml' })

    await expect.poll(() => gateway.api.seen.some(({ url }) => url.includes('Page=3'))).toBe(true)
    expect(gateway.log()).not.toContain('"msg":"a sitemap broke off"')
  })

  it('escapes what stands in addresses', async () => {
    gateway.api.answerWith(
      crawledApi({
        categories: [
          { categoryID: mainStore.locationId, categoryName: 'x', seoName: "a&b<'c", hasChild: false, productCount: 0 },
        ],
      }),
    )

    const { text } = await get('/sitemap.xml')

    expectWellFormed(text)
    expect(addresses(text)).toContain(`${ORIGIN}/category/a%26b%3C&#39;c`)
  })

  it('is empty and valid without the remote that has the pages, and the same without any other', async () => {
    const before = await get('/sitemap.xml')
    await useRemotes({ 'mf-catalogue': shelves })
    const withoutOrders = await get('/sitemap.xml')
    await useRemotes({ 'mf-orders': orders })
    const withoutCatalogue = await get('/sitemap.xml')

    expect(withoutOrders.text).toBe(before.text)
    expect(withoutCatalogue.status).toBe(200)
    expectWellFormed(withoutCatalogue.text)
    expect(addresses(withoutCatalogue.text)).toEqual([])
  })

  it('has no goods where the age of who browses is checked', async () => {
    gateway.api.answerWith(crawledApi({ business: { isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true } }))

    const { text } = await get('/sitemap.xml')

    expect(addresses(text)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/location/${mainStore.locationId}`,
      `${ORIGIN}/footer-links/about`,
    ])
  })

  it.each(['/v1/Category', '/v1/Product', '/v1/Configuration', '/v1/FooterDetails/PageDetails/Slug'])(
    'is asked for again while %s is not to be had',
    async (path) => {
      gateway.api.answerWith(crawledApi({ refuse: [path] }))

      const broken = await get('/sitemap.xml')
      gateway.api.answerWith(crawledApi())
      const mended = await get('/sitemap.xml')

      expect(broken.status).toBe(503)
      expect(Number(broken.headers['retry-after'])).toBeGreaterThan(0)
      expect(mended.status).toBe(200)
      expect(addresses(mended.text)).toHaveLength(256)
    },
  )
})

describe('robots.txt', () => {
  it("leaves out pages of one's own, as far as the tenant has them, and names the sitemap", async () => {
    const { text, headers } = await get('/robots.txt')

    expect(headers['content-type']).toContain('text/plain')
    expect(text).toBe(`User-agent: *\nDisallow: /order/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
    await useRemotes({ 'mf-catalogue': shelves })
    expect((await get('/robots.txt')).text).toContain('User-agent: *\nDisallow:\n')
  })

  it.each([
    { why: 'closed', business: { mode: 6 }, shut: true },
    { why: 'inactive', business: { isActive: false }, shut: true },
    { why: 'in beta', business: { mode: 3 }, shut: true },
    { why: 'under test', business: { mode: 2 }, shut: true },
    { why: 'under maintenance', business: { mode: 1 }, shut: false },
    { why: 'open', business: {}, shut: false },
  ])('of a store that is $why shuts crawlers out: $shut', async ({ business, shut }) => {
    gateway.api.answerWith(crawledApi({ business }))

    const { text, status } = await get('/robots.txt')

    expect(status).toBe(200)
    expect(/^Disallow: \/$/m.test(text)).toBe(shut)
  })
})
