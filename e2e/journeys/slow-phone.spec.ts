import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { chooseStore, savingCart } from '../store/prepared-shopper.ts'
import { originOf } from '../store/origins.ts'

/** "Slow 3G" as Chromium's own tools have it: 400 kbit/s both ways, 400 ms; and a processor four times as slow. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const CPU_SLOWDOWN = 4

/** Milliseconds until a page is there for which nobody is told that it is late ("Still loading" comes after 10 s). */
const PATIENCE = 10_000

test.use({ viewport: { width: 390, height: 844 } })

test('F53 on slow 3G and a slow phone one comes from home to a product in the cart, and nothing is given up', async ({
  page,
  frame,
  tenant,
}) => {
  const main = page.getByRole('main')
  await chooseStore(page, originOf(tenant))
  await slowDown(page)

  await page.goto('/', { waitUntil: 'commit' })
  await expect(main.getByRole('heading', { name: 'Weekly Deals' })).toBeVisible({ timeout: PATIENCE })

  await page.getByRole('button', { name: 'Categories' }).click()
  const categories = page.getByRole('dialog', { name: 'Categories' })
  await categories.getByText('Dairy & Eggs', { exact: true }).click({ timeout: PATIENCE })
  await categories.getByRole('link', { name: 'Milk', exact: true }).click()
  const milk = main.getByRole('article', { name: 'Whole Milk', exact: true })
  await expect(milk).toBeVisible({ timeout: PATIENCE })

  await milk.getByRole('link', { name: 'Whole Milk' }).click()
  await expect(main.getByRole('heading', { name: 'Whole Milk', level: 1 })).toBeVisible({ timeout: PATIENCE })

  await savingCart(page, () => main.getByRole('button', { name: 'Add Whole Milk to cart' }).first().click())
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
  await expect(page.getByText('Still loading')).toBeHidden()
  await expect(page.getByRole('alert')).toBeHidden()
})

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
