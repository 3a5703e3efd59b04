import { filesOf } from '../composition/delivery-faults.ts'
import { expect, test } from '../composition/fixtures.ts'

test.use({ shopper: 'guest' })

test('1§2 the tab is named by the product from the first moment to the last', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(globalThis, 'seenTitles', seen)
    new MutationObserver(() => {
      if (document.title && seen.at(-1) !== document.title) seen.push(document.title)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto('/detail/whole-milk')
  await expect(page.getByRole('button', { name: 'Add to wishlist' })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  expect(await page.evaluate(() => Reflect.get(globalThis, 'seenTitles'))).toEqual(['Whole Milk · Fresh Fields Market'])
})

test('1§2 on the way back the link that was followed has the focus, where it was', async ({ page }) => {
  await page.goto('/category/produce')
  const link = page.getByRole('main').getByRole('article').nth(7).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const name = await link.innerText()
  const depth = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused()

  await page.goBack()

  await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeFocused()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - depth)).toBeLessThan(3)
})

test('1§2 a page that is opened is read out, and has the focus on its heading', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Customer service' }).click()

  await expect(page.getByRole('heading', { name: 'Customer Service', level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Customer Service$/ })).toBeAttached()
})

test('1§2 whoever searches before the page has come is not taken away from it', async ({ page, frame }) => {
  await page.goto('/category/produce')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.route(filesOf('mf-account', ''), async (route) => {
    await new Promise((done) => setTimeout(done, 500))
    await route.fallback()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Customer service' }).click()
  await frame.search.fill('whole mi')

  await expect(page.getByRole('heading', { name: 'Customer Service', level: 1 })).toBeVisible()
  await expect(frame.search).toBeFocused()
  await expect(page.getByRole('option', { name: /whole milk/i }).first()).toBeVisible()
})

test.describe('somebody new', () => {
  // The guest whom other tests share would lose the cart to the account.
  test.use({ shopper: 'stranger' })

  test('1§2 a page that asks for a sign-in opens after it', async ({ page, frame }) => {
    await page.goto('/reviews')
    await expect(frame.drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await frame.drawer.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill('customer@example.com')
    await page.getByLabel('Password').fill('aisle-demo')
    await page.getByRole('button', { name: 'Sign in' }).click()

    await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/reviews')
  })
})

test('F20 a callback without a query leads home, and one that is opened again too', async ({ page }) => {
  await page.goto('/callback')
  await page.waitForURL(({ pathname }) => pathname === '/')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('F54 a page that comes back from the browser’s memory, and its copy in another tab, work', async ({
  page,
  context,
  frame,
}) => {
  await page.goto('/category/produce')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.goto('/pages/about')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Produce', level: 1 })).toBeVisible()
  await frame.account.click()
  await expect(frame.drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()

  const copy = await context.newPage()
  await copy.goto(page.url())
  await expect(copy.getByRole('heading', { name: 'Produce', level: 1 })).toBeVisible()
  await expect(copy.getByRole('banner').getByRole('link', { name: /^Cart, [1-9]/ })).toBeVisible()
})
