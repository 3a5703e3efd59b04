import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { breakFiles, deliveryTrouble, filesOf } from '../composition/delivery-faults.ts'
import { expect, test } from '../fixtures.ts'

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.use({ userAgent: GOOGLEBOT })

const dataSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) })
const offerSchema = z.object({ price: z.string(), availability: z.string() })

/** The things of a kind that the page describes to search engines. */
async function described(page: Page, kind: string) {
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  return z.parse(dataSchema, JSON.parse(json ?? 'null'))['@graph'].filter((thing) => thing['@type'] === kind)
}

/** A page as the server renders it. On a machine that has just started a page may go out without. */
const openRendered = (page: Page, path: string) =>
  expect(async () => {
    await page.goto(path)
    await expect(page.locator('[data-rendered]')).toBeAttached({ timeout: 100 })
  }).toPass({ timeout: 45_000 })

const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href')
const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

/** The offer that the page describes is the one that it shows. */
async function expectOfferShown(page: Page, title: string) {
  const [product] = await described(page, 'Product')
  const { price, availability } = z.parse(offerSchema, product?.['offers'])
  const main = page.getByRole('main')
  expect(product).toMatchObject({ name: title })
  await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(main.getByText(`$${price}`, { exact: true }).first()).toBeVisible()
  expect(availability).toBe('https://schema.org/InStock')
  expect(await content(page, 'product:price:amount')).toBe(price)
}

test.describe('without JavaScript and without a chosen store', () => {
  test.use({ javaScriptEnabled: false })

  // A browser without JavaScript refuses the scripts that a document preloads.
  test.beforeEach(({ expectedTrouble }) => {
    expectedTrouble.push(/^request failed: \S+\/_\/\S+\.js csp$/, /^warning: The resource \S+ was preloaded/)
  })

  test('home shows goods with prices, links to them and its stores', async ({ page, baseURL }) => {
    await openRendered(page, '/')
    const card = page.getByRole('main').getByRole('article').first()

    await expect(page.getByRole('main').getByRole('heading', { name: 'Weekly Deals' })).toBeVisible()
    await expect(card.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible()
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/detail\//)
    expect(await canonical(page)).toBe(`${baseURL}/`)
    expect(await described(page, 'WebSite')).toHaveLength(1)
    expect(await described(page, 'Store')).toHaveLength(2)
  })

  test('a category shows its products, and its links lead to them', async ({ page, baseURL }) => {
    await openRendered(page, '/category/produce?sortBy=1&utm_source=mail')
    const main = page.getByRole('main')
    const cards = main.getByRole('article')

    await expect(main.getByRole('heading', { name: 'Produce', level: 1 })).toBeVisible()
    expect(await cards.count()).toBeGreaterThan(10)
    await expect(
      cards
        .first()
        .getByText(/^\$\d+\.\d\d$/)
        .first(),
    ).toBeVisible()
    expect(await canonical(page)).toBe(`${baseURL}/category/produce`)
    expect(await described(page, 'BreadcrumbList')).toHaveLength(1)

    const link = cards.first().getByRole('link').first()
    const path = await link.getAttribute('href')
    await link.click()

    await expect(page).toHaveURL(path ?? '')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await described(page, 'Product')).toHaveLength(1)
  })

  test('a product shows what its data say', async ({ page, baseURL }) => {
    await openRendered(page, '/detail/whole-milk')

    await expectOfferShown(page, 'Whole Milk')
    expect(await canonical(page)).toBe(`${baseURL}/detail/whole-milk`)
    expect(await content(page, 'og:type')).toBe('product')
    expect(await content(page, 'og:title')).toBe('Whole Milk')
    expect(await content(page, 'description')).toBeTruthy()
  })

  test('a search shows what it found, and asks not to be listed', async ({ page }) => {
    await openRendered(page, '/search?q=milk')
    const card = page.getByRole('main').getByRole('article').first()

    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/detail\//)
    expect(await content(page, 'robots')).toBe('noindex')
  })

  test('what does not exist says so by its status', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/^response: 404 \S+\/detail\/no-such-product/, /^error: Failed to load resource: .* 404/)

    const response = await page.goto('/detail/no-such-product')

    expect(response?.status()).toBe(404)
    expect(await content(page, 'robots')).toBe('noindex')
  })

  test('the sitemap leads to pages that are there', async ({ page, baseURL }) => {
    const read = async (url: string) => (await (await page.goto(url))?.text()) ?? ''
    const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
    const robots = await read('/robots.txt')
    const [, root = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
    const first = locations(await read(root))
    const listed = first[0]?.endsWith('.xml') ? locations(await read(first[0])) : first

    expect(robots).toContain('Disallow: /checkout')
    expect(listed.length).toBeGreaterThan(500)
    for (const url of listed.filter((_, index) => index % 90 === 0)) {
      expect(url.startsWith(`${baseURL}/`)).toBe(true)
      const response = await page.goto(url)
      expect(response?.status()).toBe(200)
      expect(await canonical(page)).toBe(url)
    }
  })
})

test('a product stays readable while no file of the catalogue arrives', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(...deliveryTrouble('mf-catalogue'))
  await breakFiles(page, filesOf('mf-catalogue', ''), (route) => route.fulfill({ status: 404, body: 'Not found' }))

  await openRendered(page, '/detail/whole-milk')

  await expectOfferShown(page, 'Whole Milk')
  expect(await content(page, 'og:type')).toBe('product')
})

test('the store is asked for where a browser comes without one', async ({ browser, baseURL }) => {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} Safari/537.36`
  const context = await browser.newContext({ baseURL, userAgent, javaScriptEnabled: false })
  const page = await context.newPage()

  await page.goto('/detail/whole-milk')

  await expect(page).toHaveURL('/find-store?redirectFrom=%2Fdetail%2Fwhole-milk')
  await context.close()
})

test.describe('cellar', () => {
  test.use({ tenant: 'cellar', javaScriptEnabled: false })

  test('T29 a crawler is told of no bottle', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/^request failed: \S+\/_\/\S+\.js csp$/)
    const response = await page.goto('/detail/willamette-pinot-noir')
    const html = (await response?.text()) ?? ''

    expect(response?.status()).toBe(200)
    expect(html).not.toMatch(/Willamette Pinot Noir|"price"|application\/ld\+json/)
    expect(await content(page, 'robots')).toBe('noindex')
  })
})
