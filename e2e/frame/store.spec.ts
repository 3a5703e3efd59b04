import { expect, test } from '../fixtures.ts'
import { savingCart } from '../store/prepared-shopper.ts'

const OPTIONS = 'Pickup and delivery options'
const chooser = { name: 'How you shop' }

test('1§4 the chooser tells the next time and changes how one shops; the page begins anew', async ({
  page,
  frame,
  findStore,
}) => {
  await page.goto('/find-store?redirectFrom=%2Fcategory%2Fproduce')
  await findStore.choose(/pickup/i)
  await expect(page.getByRole('heading', { name: 'Produce', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: OPTIONS }).click()
  const dialog = page.getByRole('dialog', chooser)
  await expect(dialog.getByText(/^Next: .+\d:\d\d [AP]M/).first()).toBeVisible()
  await dialog.getByRole('radio', { name: 'Standard delivery' }).check()

  const again = page.waitForEvent('framenavigated')
  // It is said for three seconds, which on a busy machine begin before the page does.
  const told = expect(page.getByText(/^You are shopping at .+, Standard delivery\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use standard delivery' }).click()
  await again

  await expect(page).toHaveURL(/\/category\/produce$/)
  await expect(frame.store).toHaveAccessibleName(/Standard delivery$/)
  await told
})

test('1§4 a guest’s cart is asked for before it moves', async ({ page, frame, findStore }) => {
  await page.goto('/find-store')
  await findStore.choose(/pickup/i)
  await expect(frame.store).toHaveAccessibleName(/^Shopping at/)
  await page.goto('/detail/whole-milk')
  await savingCart(page, () => page.getByRole('button', { name: 'Add Whole Milk to cart' }).first().click())
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
  const before = await frame.store.innerText()

  await page.goto('/find-store')
  await findStore.stores.nth(1).getByRole('button', { name: 'Shop this store' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(/cart/i)
  await question.getByRole('button', { name: 'Keep shopping here' }).click()
  await expect(frame.store).toHaveText(before, { useInnerText: true })
})

test('1§4 two tabs shop at the same store', async ({ page, context, frame, findStore }) => {
  await page.goto('/find-store')
  await findStore.choose(/pickup/i)
  await expect(frame.store).toHaveAccessibleName(/^Shopping at/)
  const other = await context.newPage()
  await other.goto('/category/produce')

  await page.goto('/find-store')
  const second = findStore.stores.nth(1)
  const name = (await second.getAttribute('aria-labelledby')) ?? ''
  const heading = await page.locator(`[id="${name}"]`).innerText()
  await second.getByRole('button', { name: 'Shop this store' }).click()

  await expect(other.getByRole('button', { name: new RegExp(`^Shopping at ${heading}`) })).toBeVisible()
})

test('1§9 the hint about the store hides after three seconds', async ({ page, findStore }) => {
  await page.clock.install()
  await page.goto('/find-store')
  await findStore.choose(/pickup/i)
  const hint = page.getByText(/^You are shopping at /)
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(hint).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.clock.runFor(3_100)
  await expect(hint).toBeHidden()
})
