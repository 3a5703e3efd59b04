import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openDatabase } from '../store/database.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'

const TEXT = 'Your previous cart has been abandoned. Please refresh your page and you can begin creating a new order!'

/** Nobody touches a cart of this page for a month. */
async function abandonCart(page: Page, tenant: string) {
  const kept = await page.evaluate((key) => localStorage.getItem(key), `aisle:${tenant}:cart-number`)
  await using database = await openDatabase()
  const carts = await database.query(
    `UPDATE commerce.carts SET state = 'abandoned'
      WHERE tenant_id = $1 AND strpos($2, cart_number) > 0 RETURNING cart_id`,
    [tenant, kept],
  )
  expect(carts).toHaveLength(1)
}

test.beforeEach(async ({ page, tenant, expectedTrouble }) => {
  expectedTrouble.push(/\/v2\/Cart\?|status of 404/)
  await fillCart(page, originOf(tenant))
  await abandonCart(page, tenant)
})

test('F28 an abandoned cart is told of once on the cart’s page, and a new one begins', async ({ page, cartPage }) => {
  await page.goto('/cart')

  await expect(page.getByRole('main').getByRole('alert')).toContainText(TEXT)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByText(TEXT)).toHaveCount(0)
  await expect(cartPage.heading).toBeVisible()
})

test('F28 an abandoned cart is told of once on phones, as a toast', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cart')

  await expect(page.getByText(TEXT)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
