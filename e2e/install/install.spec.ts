import { expect, test } from '../fixtures.ts'
import { originOf } from '../store/origins.ts'
import { moveUntilThere } from '../pages/until-there.ts'
import { fillCart } from '../store/prepared-shopper.ts'

test.use({ serviceWorkers: 'allow' })

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('1§2 the install prompt shows once the shopper has done something, and not again once declined', async ({
  page,
  tenant,
}) => {
  await page.goto('/find-store')
  const banner = page.getByRole('region', { name: 'Install the app' })
  await expect(banner).toBeHidden()
  await fillCart(page, originOf(tenant))
  await moveUntilThere(page, banner)
  await banner.getByRole('button', { name: 'Show me how' }).click()
  await expect(page.getByRole('dialog', { name: 'Install the app' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await banner.getByRole('button', { name: 'Not now' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await page
    .getByRole('button', { name: /^Increase quantity of/ })
    .first()
    .click()
  await expect(banner).toBeHidden()
})

test('1§7 the mobile wrapper: its storefront travels with calls, app links open pages, there is no install prompt', async ({
  page,
  tenant,
}) => {
  await page.addInitScript(() => {
    const said: unknown[] = []
    Reflect.set(globalThis, 'said', said)
    Reflect.set(globalThis, 'aisleWrapper', {
      version: 1,
      platform: 'ios',
      storefrontId: 'fresh-ios',
      post: (message: string) => said.push(JSON.parse(message)),
    })
  })
  const call = page.waitForRequest((request) => request.url().includes('/v1/') && request.method() === 'GET')
  await fillCart(page, originOf(tenant))
  expect((await call).headers()).toMatchObject({ 'x-tenant-id': tenant, 'x-storefront-id': 'fresh-ios' })
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'said'))))
    .toContain('"type":"ready"')
  await page.evaluate(() => {
    const url = `${location.origin}/cart?sessionId=abc`
    Reflect.get(globalThis, 'aisleWrapper').receive(JSON.stringify({ type: 'app-link', url }))
  })
  await expect(page).toHaveURL(/\/cart\?sessionId=abc$/)
  await expect(page.getByRole('region', { name: 'Install the app' })).toBeHidden()
})
