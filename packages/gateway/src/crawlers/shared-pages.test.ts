import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { crawledApi, mainStore, shelves } from '../testing/crawled-store.ts'
import { chosenStore, startGateway, storeCookie } from '../testing/gateway.ts'
import { fillRegistry, orders } from '../testing/registry.builder.ts'
import { described, GOOGLEBOT, ORIGIN, tag } from './described.builder.ts'

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
  await fillRegistry(gateway.registryDir, [
    { tenant: 'fresh', remotes: { 'mf-catalogue': shelves, 'mf-orders': orders } },
  ])
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => gateway.api.answerWith(crawledApi()))

const open = (path: string, headers: Record<string, string> = {}) =>
  gateway.send({ path, headers: { accept: 'text/html', cookie: storeCookie, ...headers } })
const crawl = (path: string, userAgent = GOOGLEBOT) => open(path, { cookie: '', 'user-agent': userAgent })

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
