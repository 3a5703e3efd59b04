import { expect, test } from '../fixtures.ts'
import { ProductCard } from '../pages/product-card.ts'

test.beforeEach(async ({ page, findStore, frame }) => {
  await page.goto('/find-store')
  await findStore.choose(/pickup/i)
  await page.goto('/search?q=whole+milk')
  await new ProductCard(page, 'Whole Milk').add.click()
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
})

test('2§4 a cart is emptied after a question, and comes back with its note', async ({ page, frame, cartPage }) => {
  await frame.cart.click()
  const milk = cartPage.line('Whole Milk')
  await milk.getByRole('button', { name: 'Add a note to Whole Milk' }).click()
  await page.getByRole('textbox', { name: /^Note for the picker/ }).fill('The freshest one')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(milk).toContainText('The freshest one')

  await cartPage.empty()
  await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(milk).toContainText('The freshest one')
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
})

test('what is saved for later waits below an empty cart, also after a reload, and goes back', async ({
  page,
  frame,
  cartPage,
}) => {
  await frame.cart.click()
  await page.getByRole('button', { name: 'Save for later: Whole Milk' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()

  await page.reload()
  const saved = page.getByRole('region', { name: 'Saved for later' })
  await expect(saved.getByRole('listitem', { name: 'Whole Milk' })).toContainText('Quantity 1')

  await saved.getByRole('button', { name: 'Move to cart: Whole Milk' }).click()
  await expect(cartPage.quantityOf('Whole Milk')).toHaveValue('1')
  await expect(saved).toBeHidden()
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
})

test('2§5 what goes with the cart is offered below it', async ({ page, frame }) => {
  await frame.cart.click()
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, 2000)
  const offered = page.getByRole('region', { name: 'You may also need' })
  await offered
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await expect(frame.cart).toHaveAccessibleName('Cart, 2 items')
  await expect(offered.getByRole('spinbutton').first()).toHaveValue('1')
})
