import type { Page, Request } from '@playwright/test'
import { productDetailsSchema } from '@aisle/api/product'
import * as z from 'zod/mini'
import { expect, test } from '../composition/fixtures.ts'
import { Frame } from '../pages/frame.ts'
import { idle } from '../pages/idle.ts'
import { ProductCard } from '../pages/product-card.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'

const PRODUCT = 'Gala Apples'
const LIST = '/category/produce'
const detailsCall = /\/v1\/Product\/Details\?/
const listCall = /\/v1\/Product\?/
const code = /\/_\/(shell|remotes\/[^/]+)\/[^?]*\.js/

test('a product is there at once as its card knew it, then as the store confirms it', async ({ page }) => {
  const main = page.getByRole('main')
  const held = await holdDetails(page, (price) => price + 1)
  await page.goto(LIST)
  const card = new ProductCard(page, PRODUCT)
  const price = await card.root
    .getByText(/^\$\d+\.\d\d$/)
    .first()
    .innerText()
  await ready(page)

  await card.link.click()
  const image = main.getByRole('img', { name: PRODUCT })
  await expect(main.getByRole('heading', { name: PRODUCT, level: 1 })).toBeVisible({ timeout: 2_000 })
  await expect(main.getByText(price, { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: /^(Add|Increase quantity of) Gala Apples/ })).toBeVisible()
  expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)).toBe(true)
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(1)
  const before = await placesOf(page)

  await new Promise((resolve) => setTimeout(resolve, 3_000))
  held.release()
  const confirmed = `$${(Number(price.slice(1)) + 1).toFixed(2)}`
  await expect(main.getByText(confirmed, { exact: true })).toBeVisible()
  await expect(main.getByText(price, { exact: true })).toHaveCount(0)
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await placesOf(page)).toEqual(before)
})

test('a product that somebody rests on is asked for once, also when they go there', async ({ page }) => {
  const calls = watch(page, detailsCall)
  await page.goto(LIST)
  await ready(page)
  const { link } = new ProductCard(page, PRODUCT)

  const answered = page.waitForResponse(detailsCall)
  // Fetching ahead begins when the browser has nothing to do, which a busy machine puts off.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    await expect.poll(() => calls.length, { timeout: 1_000 }).toBe(1)
  }).toPass()
  await answered
  await link.click()

  await expect(page.getByRole('heading', { name: PRODUCT, level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  expect(calls).toHaveLength(1)
})

test('the frame behind a click is the product: the list is not painted once more', async ({ page }) => {
  await page.goto(LIST)
  await ready(page)
  const { link } = new ProductCard(page, PRODUCT)
  const answered = page.waitForResponse(detailsCall)
  await link.hover()
  await answered
  await idle(page, 1)

  const shown = await link.evaluate(async (element: HTMLElement) => {
    element.click()
    // Microtasks alone: the browser comes to nothing of its own meanwhile.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    return document.querySelector('main h1')?.textContent
  })

  expect(shown).toBe(PRODUCT)
})

test('somebody who saves data is sent nothing that they have not asked for', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const calls = watch(page, detailsCall)
  await page.goto(LIST)
  await idle(page)
  const scripts = watch(page, code)

  await new ProductCard(page, PRODUCT).link.hover()
  await idle(page)

  expect(calls).toEqual([])
  expect(scripts).toEqual([])
})

test('back in a list, it is there at once and at its place', async ({ page }) => {
  await page.goto(LIST)
  await ready(page)
  const last = page.getByRole('main').getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(200)
  await last.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/detail\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.route(listCall, async () => {}) // is never answered
  await page.goBack()

  await expect(last).toBeInViewport({ timeout: 2_000 })
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

/** What idle time may load beyond the page itself, as it travels. */
const SPECULATIVE = 40 * 1024
const views: readonly { readonly name: string; readonly path: string; readonly next: RegExp; readonly own?: RegExp }[] =
  [
    { name: 'home', path: '/', next: /\/mf-catalogue\// },
    { name: 'a list', path: LIST, next: /\/mf-catalogue\// },
    { name: 'a product', path: '/detail/whole-milk', next: /\/mf-cart-checkout\//, own: /\/mf-catalogue\// },
  ]

for (const { name, path, next, own } of views) {
  test(`${name} loads the code of what is likely next when it is idle, and no more than 40 KiB`, async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const names = new Map<string, string>()
    let hasLoaded = false
    let bytes = 0
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      // What frame and page add once the page has come to rest is no guess at the next one.
      const isOwn = request.url.includes('/_/shell/') || own?.test(request.url)
      if (hasLoaded && code.test(request.url) && !isOwn) names.set(requestId, request.url)
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (names.has(requestId)) bytes += encodedDataLength
    })
    page.once('load', () => (hasLoaded = true))

    await page.goto(path)
    await expect.poll(() => [...names.values()]).toContainEqual(expect.stringMatching(next))
    await idle(page, 3)

    test.info().annotations.push({ type: 'speculative KiB', description: (bytes / 1024).toFixed(1) })
    expect(bytes).toBeGreaterThan(1024)
    expect(bytes).toBeLessThanOrEqual(SPECULATIVE)
  })
}

/** Holds the answers about products back, with another price. */
async function holdDetails(page: Page, change: (price: number) => number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(detailsCall, async (route) => {
    const response = await fetchThroughGateway(route)
    await promise
    const { data, ...reply } = z.parse(z.looseObject({ data: productDetailsSchema }), await response.json())
    await route.fulfill({ response, json: { ...reply, data: { ...data, price: change(data.price) } } })
  })
  return { release: resolve }
}

/** Where title, image and price are. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main img[alt]:not([alt=""])')].slice(0, 2).map((element) => {
      const { x, y } = element.getBoundingClientRect()
      return { x: Math.round(x), y: Math.round(y) }
    }),
  )

function watch(page: Page, what: RegExp): readonly Request[] {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (what.test(request.url())) seen.push(request)
  })
  return seen
}

/** The page answers, and fetches ahead: the code of the next one is there. */
async function ready(page: Page) {
  await expect(new Frame(page).cart).toHaveAccessibleName(/^Cart, \d+ items/)
  await idle(page, 3)
}
