import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { Frame } from '../pages/frame.ts'
import { openDatabase } from '../store/database.ts'
import { newCustomer } from '../store/new-customer.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, chooseStore, PASSWORD } from '../store/prepared-shopper.ts'

const EMAIL = 'visitor@example.com'
const failed = (page: Page) => page.getByRole('heading', { name: 'You are not signed in', level: 1 })

/** Goes to the provider and types the password; the store's callback is kept from opening. Gives its address. */
async function stopAtCallback(page: Page, frame: Frame, email = EMAIL): Promise<string> {
  const callback = page.waitForRequest(/\/callback\?/)
  await page.route(/\/callback\?/, (route) => route.abort('aborted'))
  await frame.account.click()
  await frame.drawer.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const address = (await callback).url()
  await page.unroute(/\/callback\?/)
  return address
}

const isSignedIn = (page: Page, tenant: string) =>
  page.evaluate((key) => sessionStorage.getItem(key) !== null, `aisle:${tenant}:session`)

test.beforeEach(async ({ page, tenant }) => {
  await chooseStore(page, originOf(tenant))
})

test('F20 a callback that is opened twice signs in once, and leads on', async ({ page, frame, tenant }) => {
  const address = await stopAtCallback(page, frame)
  await page.goto(address)
  await page.waitForURL(`${originOf(tenant)}/`)
  await expect.poll(() => isSignedIn(page, tenant)).toBe(true)

  await page.goto(address)

  await page.waitForURL(`${originOf(tenant)}/`)
  expect(await isSignedIn(page, tenant)).toBe(true)
})

test('F20 T12 a guest’s cart stays where a sign-in is left half way, and comes along once however often its callback is opened', async ({
  page,
  frame,
  tenant,
}) => {
  test.setTimeout(90_000)
  await using database = await openDatabase()
  const { email } = await newCustomer(database, tenant, 'callback')
  await addToCart(page, 'Whole Milk', 3)
  const address = await stopAtCallback(page, frame, email)

  await page.goto('/')
  await expect(frame.cart).toHaveAccessibleName('Cart, 3 items')
  expect(await isSignedIn(page, tenant)).toBe(false)

  for (let times = 0; times < 2; times += 1) {
    await page.goto(address)
    await page.waitForURL(({ pathname }) => pathname !== '/callback')
    await expect.poll(() => isSignedIn(page, tenant)).toBe(true)
    await expect(frame.cart).toHaveAccessibleName('Cart, 3 items')
  }
  await page.reload()
  await expect(frame.cart).toHaveAccessibleName('Cart, 3 items')
})

test('F20 a callback without a query leads to the remembered page, else Home', async ({ page, tenant }) => {
  await page.goto('/callback')
  await page.waitForURL(`${originOf(tenant)}/`)

  await page.evaluate(() =>
    sessionStorage.setItem('aisle:return-to', JSON.stringify({ version: 1, value: '/search?q=milk' })),
  )
  await page.goto('/callback')
  await page.waitForURL(/\/search\?q=milk$/)
})

test('F20 T40 a callback with an error or with another’s code signs nobody in and lets the guest go on', async ({
  page,
  frame,
  tenant,
}) => {
  for (const query of ['?error=access_denied&state=none', '?code=stolen&state=of-somebody-else']) {
    await page.goto(`/callback${query}`)
    await expect(failed(page)).toBeVisible()
    expect(await isSignedIn(page, tenant)).toBe(false)
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await addToCart(page, 'Rolled Oats')
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
})

test('F20 a callback that is opened an hour later asks to sign in again, which needs no password then', async ({
  page,
  frame,
  tenant,
  expectedTrouble,
}) => {
  expectedTrouble.push(/\b400\b/)
  const address = await stopAtCallback(page, frame)
  await using database = await openDatabase()
  await database.query(
    "UPDATE identity.oidc_payloads SET expires_at = now() WHERE model = 'AuthorizationCode' AND expires_at > now()",
  )

  await page.goto(address)
  await expect(failed(page)).toBeVisible()
  expect(await isSignedIn(page, tenant)).toBe(false)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()

  await page.waitForURL(`${originOf(tenant)}/`)
  await expect.poll(() => isSignedIn(page, tenant)).toBe(true)
})

test('T42 the page of silent renewals runs nothing, in a frame of this store and nowhere else', async ({
  page,
  expectedTrouble,
}) => {
  const framed = await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.src = '/silent-renew?code=c-1&state=s-1'
    const answers: unknown[] = []
    addEventListener('message', ({ data }) => answers.push(data))
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    frame.contentWindow?.postMessage({ type: 'renew' }, '*')
    await new Promise((resolve) => setTimeout(resolve, 300))
    return answers
  })
  // The store's pages frame the partners only, themselves not even once.
  expectedTrouble.push(/frame-src|ERR_BLOCKED_BY_CSP/)
  expect(framed).toEqual([])

  const opened = await page.goto('/silent-renew?code=c-1&state=s-1')
  expect(opened?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(await page.locator('script').count()).toBe(0)
})
