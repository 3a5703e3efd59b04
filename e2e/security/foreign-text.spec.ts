import type { Page } from '@playwright/test'
import { hostileHtml } from '../../packages/ui/src/hostile-html.corpus.ts'
import { expect, test } from '../fixtures.ts'
import { FindStorePage } from '../pages/find-store-page.ts'
import { Frame } from '../pages/frame.ts'
import { type Answer, alterAnswers } from '../store/altered-api.ts'
import { openPageBeside, storeUnderTest } from '../store/page-beside.ts'
import { savingCart } from '../store/prepared-shopper.ts'
import { portsOf } from '../store/service-beside.ts'
import { watchViolations } from './watch-violations.ts'

/** Fields that people fill: of goods, stores, offers, reviews, and what the API says of an error. */
const written = new Set([
  'title',
  'name',
  'businessName',
  'brand',
  'shortDescription',
  'categoryName',
  'displayName',
  'discountName',
  'triggerText',
  'rewardText',
  'couponCode',
  'fulfillmentName',
  'authorName',
  'text',
  'line1',
  'city',
  'label',
  'linkText',
  'descreption',
])
const refused = `Refused: ${hostileHtml.join(' ')}`

/** Every text that people write, with the next attempt behind it: `Whole Milk <img src=x onerror=alert(1)>`. */
function createHostility() {
  const met = new Map<string, string>()
  const hostile = (text: string) => {
    const known = met.get(text)
    if (known) return known
    const made = `${text} ${hostileHtml[met.size % hostileHtml.length]}`
    met.set(text, made)
    return made
  }
  const alter = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return key && value && written.has(key) ? hostile(value) : value
    if (Array.isArray(value)) return value.map((one) => alter(one, key))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, alter(inner, name)]))
  }
  return { met, hostile, alter }
}

/** What on a page could only have come of a text that was taken for markup. */
const strangersIn = (page: Page) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('*')].filter(
      (element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')) ||
        element.matches('object, embed, marquee, math, x-y, base, body iframe, [srcdoc], [src="x"], svg *[href]') ||
        /^\s*(javascript|vbscript|data):/i.test(element.getAttribute('href') ?? '') ||
        (element.matches('script:not([type$=json])') && element.textContent.includes('alert(1)')),
    )
    return found.map((element) => element.outerHTML.slice(0, 200))
  })

/** Data for search engines: read as a search engine does. */
const describedThings = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
      JSON.parse(script.textContent)
      return script.textContent
    }),
  )

const SEARCHED = 'milk <img src=x onerror=alert(1)>'
const pages = ['/', '/category/milk', '/detail/whole-milk', '/discount', `/search?q=${encodeURIComponent(SEARCHED)}`]

test('T32 markup in names, reviews, offers, stores and errors is text: on the server, for crawlers, in the browser', async ({
  tenant,
}) => {
  test.setTimeout(120_000)
  const { met, hostile, alter } = createHostility()
  let isCartRefused = false
  const answer = (path: string, method: string, { status, body }: Answer): Answer =>
    isCartRefused && method !== 'GET' && /\/cart/i.test(path)
      ? { status: 400, body: { success: false, data: null, errors: [{ errorCode: 'X_0001', descreption: refused }] } }
      : { status, body: alter(body) }
  await using store = await storeUnderTest()
  await using api = await alterAnswers((await portsOf(store.data)).api, answer)
  await using beside = await openPageBeside(tenant, store.data, { logs: store.logs, environment: { API_URL: api.url } })
  const { page } = beside
  // A press that finds nothing says so, instead of using up the time of the whole test.
  page.setDefaultTimeout(30_000)
  const violations = await watchViolations(page)
  const happened: string[] = []
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => happened.push(message))
  const milk = () => hostile('Whole Milk')

  await page.goto('/find-store')
  await expect(page.getByRole('article').first()).toContainText('<')
  expect(await strangersIn(page)).toEqual([])
  await new FindStorePage(page).choose(/pickup/i)
  await expect(new Frame(page).store).toContainText('<')

  // As the server sends it, before any code of ours runs.
  const kept = await page.context().storageState()
  const context = await page
    .context()
    .browser()
    ?.newContext({
      javaScriptEnabled: false,
      storageState: kept,
      baseURL: new URL(page.url()).origin,
    })
  if (!context) throw new Error('There is no browser.')
  const still = await context.newPage()
  for (const path of pages) {
    await expect(async () => {
      await still.goto(path)
      await expect(still.getByRole('main').getByText('<').first()).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    expect(await strangersIn(still), path).toEqual([])
    await describedThings(still)
  }
  await still.goto('/detail/whole-milk')
  expect(await still.title()).toContain(milk())
  expect(
    (await describedThings(still)).some((thing) =>
      JSON.stringify(JSON.parse(thing)).includes(JSON.stringify(milk()).slice(1, -1)),
    ),
  ).toBe(true)
  await context.close()

  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('<').first()).toBeVisible()
    await new Frame(page).atRest()
    expect(await strangersIn(page), path).toEqual([])
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SEARCHED)

  await page.goto('/detail/whole-milk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(milk())
  await expect.poll(() => page.title()).toContain(milk())
  // Answered before the next one is refused: what the page shows at once is not saved yet.
  await savingCart(page, () =>
    page
      .getByRole('button', { name: `Add ${milk()} to cart` })
      .first()
      .click(),
  )
  await expect(new Frame(page).cart).toHaveAccessibleName('Cart, 1 items')
  isCartRefused = true
  await page
    .getByRole('button', { name: `Increase quantity of ${milk()}` })
    .first()
    .click()
  // Markup in a refusal is a program's, not the store's: the general sentence stands for it (spec 2 §8).
  const told = page.getByRole('dialog').filter({ hasText: 'An error occurred. Please try again later.' })
  await expect(told).toBeVisible()
  await expect(page.getByText('Refused:')).toHaveCount(0)
  expect(await strangersIn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(told).toBeHidden()
  await new Frame(page).cart.click()
  await expect(page.getByRole('main').getByRole('listitem', { name: milk() })).toBeVisible()
  expect(await strangersIn(page)).toEqual([])

  expect(met.size).toBeGreaterThan(hostileHtml.length / 4)
  expect(happened).toEqual([])
  expect(violations).toEqual([])
})
