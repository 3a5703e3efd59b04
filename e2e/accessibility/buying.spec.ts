import { expect, test } from '../composition/fixtures.ts'
import { acceptedCard } from '../pages/checkout-page.ts'
import { originOf } from '../store/origins.ts'
import { chooseStore, fillCart } from '../store/prepared-shopper.ts'
import { axeViolations, overflowOf, settle } from './axe.ts'

test.use({ shopper: 'stranger' })

test('an empty cart meets WCAG 2.2 AA and fits 320 px', async ({ page, cartPage, tenant }) => {
  await chooseStore(page, originOf(tenant))
  await page.goto('/cart')
  await expect(cartPage.heading).toBeVisible()
  await settle(page)
  expect(await axeViolations(page)).toEqual([])

  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
})

test('cart, every step of checkout and the order complete page meet WCAG 2.2 AA and fit 320 px', async ({
  page,
  cartPage,
  checkout,
  tenant,
}) => {
  test.setTimeout(120_000)
  const viewport = page.viewportSize() ?? { width: 1440, height: 900 }
  const found: Record<string, unknown> = {}
  const look = async (name: string) => {
    await settle(page)
    const violations = await axeViolations(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const fits = await expect
      .poll(() => overflowOf(page))
      .toBeLessThanOrEqual(0)
      .then(
        () => true,
        () => false,
      )
    await page.setViewportSize(viewport)
    if (violations.length > 0 || !fits) found[name] = { violations, fits }
  }

  await fillCart(page, originOf(tenant), 6)
  await page.goto('/cart')
  await expect(cartPage.line('Whole Milk')).toBeVisible()
  await look('cart')
  await cartPage.checkout.click()
  await expect(checkout.step('Contact').getByLabel('First name')).toBeVisible()
  await look('contact')
  await checkout.identifyGuest({
    firstName: 'Robin',
    lastName: 'Miller',
    email: `access-${Date.now()}@example.com`,
    phone: '317-555-0142',
  })
  await expect(checkout.step('Pickup').getByRole('button', { name: 'Continue' })).toBeVisible()
  await look('pickup')
  await checkout.continueFrom('Pickup')
  await expect(checkout.step('Time slot').getByRole('radio').first()).toBeVisible()
  await look('time slot')
  await checkout.chooseSlot()
  await expect(checkout.step('Payment').frameLocator('iframe').getByLabel('Card number')).toBeVisible()
  await look('payment')
  await checkout.payByCard(acceptedCard)
  await expect(checkout.placeOrder).toBeVisible()
  await look('review')
  await checkout.place()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await look('order complete')

  expect(found).toEqual({})
})
