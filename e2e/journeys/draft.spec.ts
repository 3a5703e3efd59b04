import { expect, test } from '../fixtures.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { newEmail } from '../store/new-email.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'
import { spoilToken } from '../store/spoil-token.ts'

test('what is being said at checkout stands through a coupon of another tab, a renewed token and a page that is gone', async ({
  page,
  context,
  frame,
  tenant,
  cartPage,
  checkout,
  expectedTrouble,
}) => {
  test.setTimeout(120_000)
  expectedTrouble.push(/\b401\b/)
  // Enough for the coupon.
  await fillCart(page, originOf(tenant), 9)
  await frame.cart.click()
  await cartPage.checkout.click()
  await checkout.identifyGuest({ email: newEmail('draft') })
  const pickup = checkout.step('Pickup')
  const firstName = pickup.getByLabel('First name', { exact: true })
  await firstName.fill('Sam')

  const other = await context.newPage()
  await other.goto('/cart')
  await other.locator('summary', { hasText: 'Coupons' }).click()
  await other.getByLabel('Coupon code').fill('fresh10')
  await other.getByRole('button', { name: 'Apply code' }).click()
  await expect(other.getByText('Yay! Coupon is applied')).toBeVisible()
  await other.close()
  await expect(page.getByRole('term').filter({ hasText: '10% off' }).first()).toBeVisible()
  await expect(firstName).toHaveValue('Sam')

  await spoilToken(page, `aisle:${tenant}:guest`)
  const refused = page.waitForResponse((response) => response.status() === 401)
  await checkout.continueFrom('Pickup')
  await refused
  await expect(checkout.step('Time slot')).toHaveAttribute('aria-current', 'step')
  await checkout.chooseSlot()
  await expect(checkout.step('Payment')).toHaveAttribute('aria-current', 'step')
  await page.close()

  const next = await context.newPage()
  await next.goto('/checkout')
  const again = new CheckoutPage(next)
  await expect(again.step('Payment')).toHaveAttribute('aria-current', 'step')
  await expect(again.step('Pickup')).toContainText('Sam Miller')
  await expect(next.getByRole('term').filter({ hasText: '10% off' }).first()).toBeVisible()
})
