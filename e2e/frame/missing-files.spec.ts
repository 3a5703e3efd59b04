import { expect, test } from '../composition/fixtures.ts'

test.use({ shopper: 'guest' })

test('F52 without pictures, fonts and styles a product is found, and put into the cart', async ({
  page,
  frame,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_FAILED|Failed to load resource|preload/)
  await page.goto('/category/milk')
  const card = page.getByRole('main').getByRole('article').first()
  await expect(card.locator('img').first()).toBeVisible()
  const whole = await card.boundingBox()

  await page.route('**/*', (route) =>
    ['image', 'font', 'stylesheet'].includes(route.request().resourceType()) ? route.abort() : route.fallback(),
  )
  await page.goto('/category/milk')
  await expect(card).toBeVisible()
  const bare = await card.boundingBox()
  // A picture that does not come leaves its place to what stands for it.
  expect(bare?.height).toBeCloseTo(whole?.height ?? 0, -1)
  expect(bare?.width).toBe(whole?.width)

  const before = await frame.cart.getAttribute('aria-label')
  await card
    .getByRole('button', { name: /^Add .+ to cart$|^Increase quantity of/ })
    .first()
    .click()
  await expect(frame.cart).not.toHaveAccessibleName(before ?? '')
})
