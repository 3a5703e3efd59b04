import type { Page } from '@playwright/test'
import { countTraffic } from '../bench/pages/traffic.ts'
import { expect, test } from '../composition/fixtures.ts'
import { type PageOfStore, publicPages } from '../pages/every-page.ts'
import { preferring } from '../store/preferring.ts'
import { watchShifts } from './shifts.ts'

/** The score that no page may come to while it loads on a phone. */
const MOST = 0.02

/** "Fast 3G" as Chromium's own tools have it: 1.6 Mbit/s and 150 ms, so that the parts of a page come one after the other. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }

const PATIENCE = 45_000

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.describe('guest', () => {
  test.use({ shopper: 'guest' })

  const looked = ['home', 'category', 'search', 'discounts', 'find-store', 'legal page']
  const pages: readonly PageOfStore[] = [
    ...publicPages.filter(({ name }) => looked.includes(name)),
    { name: 'product', path: '/detail/greek-yogurt-cup', heading: 'Greek Yogurt Cup' },
    // Their buttons make room for the quantity once the cart is known.
    { name: 'product in the cart', path: '/detail/whole-milk', heading: 'Whole Milk' },
    { name: 'list with a product in the cart', path: '/search?q=whole%20milk', heading: /whole milk/i },
    { name: 'cart', path: '/cart', heading: 'Your Cart' },
  ]

  test('nothing moves under the finger of whoever looks around, or at what was found', async ({ page }) => {
    const visit = await onSlowPhone(page)
    for (const each of pages) await visit(each)
    await visit({ name: 'deal', path: await firstLink(page, '/discount', /^\/discount\/./), heading: /\S/ })
    await visit({ name: 'store', path: await firstLink(page, '/find-store', /^\/location\/./), heading: /\S/ })
  })
})

test.describe('customer', () => {
  test.use({ shopper: 'regular' })

  test('nothing moves under the finger of a customer among favorites and reviews', async ({ page }) => {
    const visit = await onSlowPhone(page)
    await visit({ name: 'favorites', path: '/favorites', heading: 'Favorites' })
    await visit({ name: 'reviews', path: '/reviews', heading: 'Reviews' })
  })

  test('1§4 nothing moves where a customer is offered to make this store their own', async ({ page, tenant }) => {
    await preferring(page, null)
    // As a change of store leaves it for the next page.
    await page.addInitScript((key) => {
      sessionStorage.setItem(key, JSON.stringify({ version: 1, value: { isOffer: true } }))
    }, `aisle:${tenant}:store-news`)
    const offer = page.getByRole('button', { name: 'Set as my store', exact: true })
    const visit = await onSlowPhone(page, () => expect(offer).toBeVisible({ timeout: PATIENCE }))
    await visit({ name: 'home', path: '/', heading: /\S/ })
    await visit({ name: 'category', path: '/category/produce', heading: 'Produce' })
  })
})

/**
 * Has the page load as on a slow phone's network; answers how to open a page and see that it keeps still, when all of it
 * is there.
 */
async function onSlowPhone(page: Page, isThere: () => Promise<void> = async () => {}) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  const traffic = await countTraffic(devtools)
  const shiftsSoFar = await watchShifts(page)
  return async ({ name, path, heading }: PageOfStore) => {
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: heading }).first()).toBeVisible({ timeout: PATIENCE })
    await isThere()
    await traffic.quiet()
    const { score, moved } = await shiftsSoFar()
    expect.soft(score, `${name}: ${moved}`).toBeLessThanOrEqual(MOST)
  }
}

async function firstLink(page: Page, from: string, to: RegExp): Promise<string> {
  await page.goto(from)
  const links = page.getByRole('main').locator('a[href^="/"]')
  let found: string | undefined
  await expect(async () => {
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    found = hrefs.find((href) => to.test(href))
    expect(found).toBeDefined()
  }).toPass()
  return found ?? from
}
