import { expect, test } from '../composition/fixtures.ts'
import { CartPage } from '../pages/cart-page.ts'
import { Frame } from '../pages/frame.ts'

test.use({
  shopper: 'guest',
  expectedTrouble: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED|ERR_FAILED|fetching the script/],
})

test('F22 what was tapped before the connection was lost is in the cart once it is back', async ({ page, context }) => {
  await page.goto('/cart')
  await new Frame(page).atRest()
  const cart = new CartPage(page)
  const quantity = cart.quantityOf('Whole Milk')
  const before = Number(await quantity.inputValue())

  await cart.line('Whole Milk').getByRole('button', { name: 'Increase quantity of Whole Milk' }).click()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v2/Cart'))
  await context.setOffline(true)
  await expect(page.getByRole('dialog', { name: 'You are offline' })).toBeVisible()
  await expect(quantity).toHaveValue(String(before + 1))
  await failed
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/v2/Cart') && response.ok(),
  )
  await context.setOffline(false)
  await saved

  await page.reload()
  await expect(quantity).toHaveValue(String(before + 1))
})

test('what a closed browser has left is made by the next page', async ({ page, context }) => {
  await page.goto('/cart')
  await new Frame(page).atRest()
  const before = Number(await new CartPage(page).quantityOf('Whole Milk').inputValue())
  await page.route('**/v2/Cart', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await new CartPage(page)
    .line('Whole Milk')
    .getByRole('button', { name: /^Increase/ })
    .click()
  await page.close()

  const next = await context.newPage()
  const saved = next.waitForResponse(
    (response) => response.request().method() === 'POST' && response.ok() && response.url().endsWith('/v2/Cart'),
  )
  await next.goto('/cart')
  await saved

  await expect(new CartPage(next).quantityOf('Whole Milk')).toHaveValue(String(before + 1))
})
