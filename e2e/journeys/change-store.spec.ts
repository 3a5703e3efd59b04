import { expect, test } from '../fixtures.ts'
import { fillCart } from '../store/prepared-shopper.ts'
import { originOf } from '../store/origins.ts'

test('2§4 both stores are compared before the cart moves, and the move can be undone', async ({
  page,
  frame,
  tenant,
  cartPage,
}) => {
  await fillCart(page, originOf(tenant), 3)
  const left = await frame.store.innerText()
  await page.goto('/find-store')
  const stores = page.getByRole('main').getByRole('article')
  await expect(stores.nth(1)).toBeVisible()
  await stores
    .nth(1)
    .getByRole('radio', { name: /pickup/i })
    .check()
  await stores.nth(1).getByRole('button', { name: 'Shop this store' }).click()

  const comparison = page.getByRole('dialog', { name: 'Your cart after the change' })
  await expect(comparison.getByRole('list', { name: 'Comes along as it is' })).toContainText('Whole Milk')
  await expect(comparison.getByText('Total there')).toBeVisible()
  await comparison.getByRole('button', { name: 'Apply' }).click()
  await expect(frame.store).not.toHaveText(left)
  await expect(frame.cart).toHaveAccessibleName('Cart, 3 items')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(frame.store).toHaveText(left)
  await frame.cart.click()
  await expect(cartPage.quantityOf('Whole Milk')).toHaveValue('3')
})

test('2§4 a cart stays where it is for whoever keeps shopping here', async ({ page, frame, tenant }) => {
  await fillCart(page, originOf(tenant))
  const left = await frame.store.innerText()
  await page.goto('/find-store')
  const stores = page.getByRole('main').getByRole('article')
  await stores
    .nth(1)
    .getByRole('radio', { name: /pickup/i })
    .check()
  await stores.nth(1).getByRole('button', { name: 'Shop this store' }).click()

  await page
    .getByRole('dialog', { name: 'Your cart after the change' })
    .getByRole('button', { name: 'Keep shopping here' })
    .click()

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(frame.store).toHaveText(left)
})
