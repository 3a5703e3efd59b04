import { expect, test } from '../fixtures.ts'
import { ProductCard } from '../pages/product-card.ts'
import { alone } from '../store/alone.ts'

test.beforeEach(() => test.setTimeout(180_000))

test('a customer keeps the guest cart when signing in, orders, and finds the order again', async ({
  page,
  frame,
  findStore,
  cartPage,
  checkout,
  orderComplete,
}) => {
  await using _alone = await alone('customer')
  await page.goto('/find-store')
  await findStore.choose(/pickup/i)
  await page.goto('/search?q=whole+milk')
  const milk = new ProductCard(page, 'Whole Milk')
  await milk.add.click()
  await milk.quantity.fill('6')
  await milk.quantity.press('Enter')
  await expect(frame.cart).toHaveAccessibleName('Cart, 6 items')

  await frame.signIn('customer@example.com', 'aisle-demo')
  await frame.cart.click()
  await expect(cartPage.line('Whole Milk')).toBeVisible()

  await cartPage.checkout.click()
  await checkout.continueFrom('Contact')
  await checkout.pickUpAndPlace()
  const number = await orderComplete.orderNumber()

  await page.goto('/orders')
  await page.getByRole('link', { name: `Order #${number}` }).click()
  await expect(page.getByRole('heading', { name: `Order #${number}`, level: 1 })).toBeVisible()
  await expect(page.getByRole('listitem', { name: 'Whole Milk' })).toBeVisible()
})
