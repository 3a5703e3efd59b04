import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { changedRemote } from '../store/changed-remote.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'
import { aisle, registryFolder } from '../store/registry.ts'

// They switch the one worker of the store off and on, and publish.
test.use({ serviceWorkers: 'allow' })

test.describe.configure({ mode: 'serial' })
test.skip(() => registryFolder() === undefined, 'STORE_DATA does not say where the store keeps its registry')

/** The worker is registered when the browser is idle; pages from the next one on are its own. */
const whenRegistered = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** What of the page the browser did not fetch past the worker: TypeScript does not know what says so (Chromium's). */
const askedOfTheWorker = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'workerFinalSourceType') !== 'network')
      .map(({ name }) => new URL(name).pathname),
  )

test('T53 keeps the offline page and nothing else, and gives no file and no answer of the API', async ({
  page,
  tenant,
}) => {
  await fillCart(page, originOf(tenant))
  await whenRegistered(page)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
  const given: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker()) given.push(new URL(response.url()).pathname)
  })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(given.filter((path) => path !== '/')).toEqual([])
  expect(await askedOfTheWorker(page)).toEqual([])
  expect(await cached(page)).toEqual(['/_/offline'])
})

test('a page that is not there comes through the worker as what it is', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/404/)
  await page.goto('/find-store')
  await whenRegistered(page)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  expect(response?.fromServiceWorker()).toBe(true)
  await expect(page.getByRole('banner')).toBeVisible()
})

test.describe('without a connection', () => {
  test('1§2 the page says so, and shows the store again when tried with one', async ({
    page,
    context,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/find-store')
    await whenRegistered(page)
    await page.goto('/find-store')
    await context.setOffline(true)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Oops, No internet connection' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Oops, No internet connection' })).toBeHidden()
  })
})

test('F45 the store works in a browser whose worker cannot be installed', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/service-worker/)
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: refuse })
  })
  const told = page.waitForEvent('console', (message) => message.text().includes('"service-worker"'))
  await page.goto('/find-store')
  await expect(page.getByRole('heading', { name: 'Find a store' })).toBeVisible()
  await told
})

test('F45 the store works in a browser that has no room for what the worker keeps', async ({
  page,
  context,
  tenant,
}) => {
  const cdp = await context.newCDPSession(page)
  await page.goto('/_/offline')
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: originOf(tenant), quotaSize: 1 })
  await fillCart(page, originOf(tenant))
  const isOver = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/')
      return registration ? registration.installing === null : true
    })
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
  expect(await cached(page)).toEqual([])
})

test('F44 a new version is offered, never at checkout, and comes when the shopper agrees', async ({ page, tenant }) => {
  test.setTimeout(180_000)
  await fillCart(page, originOf(tenant), 6)
  await whenRegistered(page)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  const before = await page.evaluate(() => performance.timeOrigin)

  await using checkout = await changedRemote('mf-subscriptions', {
    file: 'src/surface.ts',
    before: "title: 'Manage My Subscription'",
    after: "title: 'Manage My Subscription '",
  })
  await aisle(['publish', 'mf-subscriptions'], checkout.root)
  try {
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null), {
        timeout: 30_000,
      })
      .toBe(true)
    await expect(page.getByText('A new version is ready')).toBeHidden()
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart, / })
      .click()
    await expect(page.getByText('A new version is ready')).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    // A page that is being left cannot be asked.
    await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before)
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  } finally {
    await aisle(['rollback', 'mf-subscriptions'])
  }
})

test('T53 a worker that is switched off takes itself and its cache off at the next visit', async ({ page }) => {
  await page.goto('/find-store')
  await whenRegistered(page)
  await aisle(['service-worker', 'off'])
  try {
    await page.goto('/find-store')
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 30_000,
      })
      .toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 }).toEqual([])
    await expect(page.getByRole('heading', { name: 'Find a store' })).toBeVisible()
  } finally {
    await aisle(['service-worker', 'on'])
  }
})
