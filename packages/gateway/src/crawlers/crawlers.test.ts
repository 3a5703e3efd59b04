import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bootOf } from '../testing/boot-of.ts'
import { crawledApi, mainStore, shelves } from '../testing/crawled-store.ts'
import { chosenStore, startGateway, storeCookie } from '../testing/gateway.ts'
import { fillRegistry, orders } from '../testing/registry.builder.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
  await useRemotes({ 'mf-catalogue': shelves, 'mf-orders': orders })
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => gateway.api.answerWith(crawledApi()))

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const ORIGIN = 'http://fresh.localhost:3000'

const useRemotes = (remotes: Record<string, typeof shelves>) =>
  fillRegistry(gateway.registryDir, [{ tenant: 'fresh', remotes }])

const open = (path: string, headers: Record<string, string> = {}) =>
  gateway.send({ path, headers: { accept: 'text/html', cookie: storeCookie, ...headers } })
const crawl = (path: string, userAgent = GOOGLEBOT) => open(path, { cookie: '', 'user-agent': userAgent })

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

/** The things that a document describes, by kind. */
function described(text: string) {
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const things = blocks.flatMap(([, json = '']) => z.parse(graphSchema, JSON.parse(json))['@graph'])
  return (kind: string) => things.filter((thing) => thing['@type'] === kind)
}

const tag = (text: string, name: string) =>
  new RegExp(`<(?:meta|link) (?:name|property|rel)="${name}" (?:content|href)="([^"]*)"`).exec(text)?.[1]

describe('a product page', () => {
  it('describes what it shows, in the terms of the chosen store', async () => {
    const { text } = await open('/detail/whole-milk')
    const [product] = described(text)('Product')

    expect(product).toMatchObject({
      name: 'Whole <Milk> </script><b>"&',
      url: `${ORIGIN}/detail/whole-milk`,
      image: [`${ORIGIN}/images/milk.svg`],
      sku: 'M-1',
      gtin: '036000291452',
      brand: { '@type': 'Brand', name: 'Wrenfield' },
      aggregateRating: { ratingValue: 4.25, reviewCount: 4 },
      offers: {
        '@type': 'Offer',
        price: '3.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: `${ORIGIN}/detail/whole-milk`,
        availableAtOrFrom: { name: chosenStore.name },
      },
    })
    expect(product).not.toHaveProperty('offers.priceValidUntil')
  })

  it.each([
    {
      why: 'is the price and stock of the variant it opens with',
      product: {
        variants: [
          { isDefaultSelected: false, isinstock: true, price: 1.5 },
          { isDefaultSelected: true, isinstock: false, price: 12 },
        ].map((variant) => ({
          ...variant,
          productVariantValueID: mainStore.locationId,
          productID: mainStore.locationId,
          productVariantValues: [],
        })),
      },
      offer: { price: '12.00', availability: 'https://schema.org/OutOfStock' },
    },
    {
      why: 'is that nothing is left',
      product: { isinstock: false },
      offer: { price: '3.50', availability: 'https://schema.org/OutOfStock' },
    },
  ])('what it offers $why', async ({ product, offer }) => {
    gateway.api.answerWith(crawledApi({ product }))

    const { text } = await open('/detail/whole-milk')

    expect(described(text)('Product')[0]).toMatchObject({ offers: offer })
    expect(tag(text, 'product:price:amount')).toBe(offer.price)
  })

  it('leaves out what is not known', async () => {
    const product = { reviewSummary: null, barcode: '12', sku: null, brand: null, shortDescription: null }
    gateway.api.answerWith(crawledApi({ product }))

    const { text } = await open('/detail/whole-milk')
    const [thing] = described(text)('Product')

    for (const field of ['aggregateRating', 'gtin', 'sku', 'brand', 'description'])
      expect(thing).not.toHaveProperty(field)
  })

  it('says the way to it, with addresses that the tenant has', async () => {
    const { text } = await open('/detail/whole-milk')

    expect(described(text)('BreadcrumbList')[0]?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'fresh Market', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'Dairy', item: `${ORIGIN}/category/dairy` },
      { '@type': 'ListItem', position: 3, name: 'Whole <Milk> </script><b>"&', item: `${ORIGIN}/detail/whole-milk` },
    ])
  })

  it('T34 carries hostile texts as texts', async () => {
    const { text } = await open('/detail/whole-milk')

    // Shell, data for search engines, boot block.
    expect(text.match(/<script/g)).toHaveLength(3)
    expect(text.match(/<\/script>/g)).toHaveLength(3)
    expect(tag(text, 'og:title')).toBe('Whole &lt;Milk&gt; &lt;/script&gt;&lt;b&gt;&quot;&amp;')
  })

  it('has a preview for links that are shared', async () => {
    gateway.api.answerWith(crawledApi({ theme: { faviconURL: '/images/share.png' } }))

    const { text } = await crawl('/detail/whole-milk', 'WhatsApp/2.23.20.0')

    expect(tag(text, 'og:type')).toBe('product')
    expect(tag(text, 'og:site_name')).toBe('fresh Market')
    expect(tag(text, 'og:url')).toBe(`${ORIGIN}/detail/whole-milk`)
    expect(tag(text, 'product:price:currency')).toBe('USD')
    expect(tag(text, 'og:image')).toBe(`${ORIGIN}/images/share.png`)
    expect(tag(text, 'twitter:card')).toBe('summary')
  })
})

it('a photograph is shared, a drawing is not', async () => {
  gateway.api.answerWith(crawledApi({ product: { profileImage: '/images/milk.jpg' } }))

  const photographed = await open('/detail/whole-milk')
  const drawn = await open('/category/dairy')

  expect(tag(photographed.text, 'og:image')).toBe(`${ORIGIN}/images/milk.jpg`)
  expect(tag(photographed.text, 'twitter:card')).toBe('summary_large_image')
  expect(tag(drawn.text, 'og:image')).toBeUndefined()
})

describe('the home page', () => {
  it('describes the site, how to search it, and its stores with their hours', async () => {
    const { text } = await crawl('/')
    const things = described(text)

    expect(things('WebSite')[0]).toMatchObject({
      name: 'fresh Market',
      url: `${ORIGIN}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    })
    expect(things('Store')).toEqual([
      expect.objectContaining({
        name: 'Elm Street',
        url: `${ORIGIN}/location/${mainStore.locationId}`,
        telephone: '+12175550100',
        address: expect.objectContaining({
          streetAddress: '12 Elm St',
          postalCode: '62701-1234',
          addressCountry: 'US',
        }),
        geo: { '@type': 'GeoCoordinates', latitude: 39.8, longitude: -89.65 },
        openingHoursSpecification: [
          expect.objectContaining({
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '07:00',
            closes: '22:00',
          }),
          expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '08:00', closes: '20:00' }),
        ],
      }),
    ])
    expect(tag(text, 'canonical')).toBe(`${ORIGIN}/`)
  })
})

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
