import { expect, test } from '../fixtures.ts'
import { ProductCard } from '../pages/product-card.ts'

test.beforeEach(async ({ page, findStore }) => {
  await page.goto('/find-store')
  await findStore.choose(/pickup/i)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('the chosen store is kept for three days', async ({ page, frame }) => {
  const [kept] = (await page.context().cookies()).filter(({ name }) => name === 'aisle-store')
  const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / (24 * 60 * 60 * 1000)

  expect(days).toBeGreaterThan(2.9)
  expect(days).toBeLessThanOrEqual(3)
  await page.reload()
  await expect(frame.store).toHaveAccessibleName(/^Shopping at/)
})

test('home shows slides, collections, images and text of its template', async ({ page }) => {
  const main = page.getByRole('main')

  await expect(main.getByRole('heading', { name: 'Weekly Deals' })).toBeVisible()
  await expect(main.getByRole('link', { name: /See all/ }).first()).toBeVisible()
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main.getByRole('img').first()).toBeVisible()
})

test('a category is sorted, filtered and paged, and its address says so', async ({ page }) => {
  await page.goto('/category/dairy-eggs')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Dairy & Eggs', level: 1 })).toBeVisible()

  await page.goto('/category/dairy-eggs?sortBy=1')
  await main.getByRole('button', { name: /next/i }).last().click()
  await expect(page).toHaveURL(/[?&]page=2/i)
  await expect(main.getByRole('article').first()).toBeVisible()

  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/i)
})

test('search suggests while one types and finds what is misspelt', async ({ page, frame }) => {
  await frame.search.fill('whole mi')
  await expect(page.getByRole('option', { name: /whole milk/i }).first()).toBeVisible()

  await frame.searchFor('brocoli')
  await expect(
    page
      .getByRole('main')
      .getByRole('article', { name: /broccoli/i })
      .first(),
  ).toBeVisible()
})

test('a product is bought in the size that is chosen', async ({ page, frame }) => {
  await page.goto('/detail/whole-milk')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'half gal' }).check()
  await main.getByRole('button', { name: 'Add Whole Milk to cart' }).first().click()
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')

  await frame.cart.click()
  await expect(main.getByRole('listitem', { name: 'Whole Milk' })).toContainText('half gal')
})

test('a removed line can be brought back', async ({ page, frame, cartPage }) => {
  await page.goto('/search?q=whole+milk')
  await new ProductCard(page, 'Whole Milk').add.click()
  await frame.cart.click()
  await cartPage.line('Whole Milk').getByRole('button', { name: 'Remove Whole Milk' }).click()
  await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cartPage.line('Whole Milk')).toBeVisible()
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
})

test('two tabs show one cart', async ({ page, frame, context }) => {
  await page.goto('/search?q=whole+milk')
  const other = await context.newPage()
  await other.goto('/search?q=whole+milk')
  await expect(new ProductCard(other, 'Whole Milk').add).toBeVisible()

  await new ProductCard(page, 'Whole Milk').add.click()

  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
  const otherMilk = new ProductCard(other, 'Whole Milk')
  await expect(otherMilk.quantity).toHaveValue('1')

  await otherMilk.increase.click()
  await expect(frame.cart).toHaveAccessibleName('Cart, 2 items')
  await expect(new ProductCard(page, 'Whole Milk').quantity).toHaveValue('2')

  await new ProductCard(page, 'Whole Milk').quantity.fill('0')
  await new ProductCard(page, 'Whole Milk').quantity.press('Enter')
  await expect(otherMilk.add).toBeVisible()
})

test('an address that is no page says so and keeps the shop around it', async ({ page, frame, expectedTrouble }) => {
  expectedTrouble.push(/404/)
  await page.goto('/no-such-page')

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.search).toBeVisible()
})
