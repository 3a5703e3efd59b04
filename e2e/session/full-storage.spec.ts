import { expect, test } from '../fixtures.ts'
import { openDatabase } from '../store/database.ts'
import { newCustomer } from '../store/new-customer.ts'
import { PASSWORD, savingCart } from '../store/prepared-shopper.ts'

/** What of it a tab finds before the first script: older, foreign or broken texts under the names that it uses. */
function fillWithGarbage(tenant: string) {
  const garbage = [
    '',
    '{',
    'null',
    '[]',
    '{"version":99,"value":{}}',
    '{"version":1,"value":{"__proto__":{"polluted":1}}}',
  ]
  const names = [
    'cart-number',
    'searches',
    'disclaimers',
    'announcements',
    'checkout-draft',
    'guest',
    'session',
    'modes',
  ]
  const areas = [localStorage, sessionStorage]
  const set = Storage.prototype.setItem
  for (const area of areas) {
    for (const [index, name] of names.entries()) {
      set.call(area, `aisle:${tenant}:${name}`, garbage[index % garbage.length] ?? '')
      set.call(area, `aisle:other:${name}`, '{"version":1,"value":"of another tenant"}')
    }
  }
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

test('F46 in a browser whose storage is full, and full of garbage, a guest fills a cart, signs in with it and orders', async ({
  page,
  tenant,
  frame,
  findStore,
  cartPage,
  checkout,
  orderComplete,
}) => {
  test.setTimeout(180_000)
  await using database = await openDatabase()
  const { email } = await newCustomer(database, tenant, 'full')
  await page.addInitScript(fillWithGarbage, tenant)
  await page.goto('/find-store?redirectFrom=/detail/whole-milk')
  await findStore.choose(/pickup/i)
  await expect(page.getByRole('heading', { name: 'Whole Milk', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Add Whole Milk to cart' }).first().click()
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
  await frame.cart.click()
  await cartPage.quantityOf('Whole Milk').fill('6')
  await savingCart(page, () => cartPage.quantityOf('Whole Milk').press('Enter'))

  // The page goes to the provider and comes back with nothing kept but cookies.
  await frame.signIn(email, PASSWORD)
  await expect(frame.cart).toHaveAccessibleName('Cart, 6 items')
  await frame.cart.click()
  await cartPage.checkout.click()
  await checkout.continueFrom('Contact')
  await checkout.pickUpAndPlace()

  await orderComplete.orderNumber()
  await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
})
