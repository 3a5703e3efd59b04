import { expect, test } from '../fixtures.ts'

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

test('F46 in a browser whose storage is full, and full of garbage, a guest chooses a store and fills a cart', async ({
  page,
  tenant,
  frame,
  findStore,
}) => {
  await page.addInitScript(fillWithGarbage, tenant)
  await page.goto('/find-store?redirectFrom=/detail/whole-milk')
  await findStore.choose(/pickup/i)
  await expect(page.getByRole('heading', { name: 'Whole Milk', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Add Whole Milk to cart' }).first().click()
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
  await frame.cart.click()
  await expect(page.getByRole('main').getByRole('listitem', { name: 'Whole Milk' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Checkout' })
    .or(page.getByRole('button', { name: 'Checkout' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
})
