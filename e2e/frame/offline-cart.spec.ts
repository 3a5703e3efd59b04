import { expect, test } from '../composition/fixtures.ts'
import { CartPage } from '../pages/cart-page.ts'
import { Frame } from '../pages/frame.ts'
import { openDatabase } from '../store/database.ts'
import { changePrices } from '../store/prices.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, chooseStore } from '../store/prepared-shopper.ts'
import { leaveOnShelves } from '../store/shelves.ts'

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

test.describe('a stranger', () => {
  test.use({ shopper: 'stranger' })

  test('F22 what was tapped before the connection was lost and cannot be as it was meant is told as one list', async ({
    page,
    context,
    tenant,
    expectedTrouble,
  }) => {
    test.setTimeout(120_000)
    expectedTrouble.push(/\b409\b/)
    // Three products that no other test buys.
    const [scarce, dearer, dearest] = ['Country Sourdough, Sliced', 'Ciabatta', 'Plain Bagels'] as const
    await chooseStore(page, originOf(tenant))
    for (const title of [scarce, dearer, dearest]) await addToCart(page, title)
    await page.goto('/cart')
    await new Frame(page).atRest()
    const cart = new CartPage(page)
    await expect(cart.quantityOf(dearest)).toHaveValue('1')

    let failed = 0
    page.on('requestfailed', (request) => {
      if (request.url().endsWith('/v2/Cart')) failed += 1
    })
    // All of them before any is sent.
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Increase quantity of / })
      .evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()))
    await context.setOffline(true)
    // Each is tried three times; after that it waits for the connection.
    await expect.poll(() => failed, { timeout: 20_000 }).toBe(9)
    for (const title of [scarce, dearer, dearest]) await expect(cart.quantityOf(title)).toHaveValue('2')
    await using database = await openDatabase()
    await using _shelves = await leaveOnShelves(database, tenant, { [scarce]: 1 })
    await using _prices = await changePrices(database, tenant, { [dearer]: 449, [dearest]: 555 })
    await context.setOffline(false)

    const list = page.getByRole('main').getByRole('status').or(page.getByRole('main').getByRole('alert'))
    const told = list.filter({ hasText: 'Your cart has changed' })
    await expect(told).toHaveCount(1)
    await expect(told.getByRole('listitem').filter({ hasText: scarce }).first()).toBeVisible()
    await expect(told.getByText(/another price now/)).toHaveCount(1)
    await expect(told.getByText(`${dearer}: $4.49 instead of $3.49`)).toBeVisible()
    await expect(told.getByText(`${dearest}: $5.55 instead of $4.29`)).toBeVisible()
    await expect(cart.quantityOf(scarce)).toHaveValue('1')
    await expect(cart.quantityOf(dearer)).toHaveValue('2')

    await told.getByRole('button', { name: 'Ok, got it' }).click()
    await expect(told).toHaveCount(0)
  })
})
