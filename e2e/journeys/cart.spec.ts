import type { Locator } from '@playwright/test'
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

test('2§5 what goes with the cart is offered below it', async ({ page, frame, cartPage }) => {
  await frame.cart.click()
  await expect(cartPage.heading).toBeVisible()
  await expect(cartPage.line('Whole Milk')).toBeVisible()
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, 2000)
  const offered = page.getByRole('region', { name: 'You may also need' })
  await offered
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await expect(frame.cart).toHaveAccessibleName('Cart, 2 items')
  await expect(offered.getByRole('spinbutton').first()).toHaveValue('1')

  // A phone lays cards out when they come near: the frame of one that is far is empty in a picture of the whole page.
  const cards = offered.getByRole('article')
  for (const width of [390, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await cards.first().scrollIntoViewIfNeeded()
    const isSeen = () => cards.first().getByRole('heading').evaluate(isPainted)
    await expect.poll(isSeen, { message: `the first card at ${width} px` }).toBe(true)
  }
})

test('2§4 a line becomes another size, a gift card one of another amount, and either can be taken back', async ({
  page,
  frame,
  cartPage,
}) => {
  await page.goto('/gift-cards')
  const offered = page
    .getByRole('main')
    .getByRole('link', { name: /^Choose/ })
    .first()
  const title = (await offered.getAttribute('aria-label'))?.replace(/^.*?, /, '') ?? ''
  await offered.click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(frame.cart).toHaveAccessibleName('Cart, 2 items')
  await frame.cart.click()

  const milk = cartPage.line('Whole Milk')
  await milk.getByRole('button', { name: 'Change option: Whole Milk' }).click()
  const option = milk.getByRole('combobox', { name: 'Option of Whole Milk' })
  const before = await option.locator('option:checked').innerText()
  await option.selectOption({ label: await otherThan(option, before) })
  await milk.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(milk.getByRole('button', { name: 'Change option: Whole Milk' })).toBeFocused()
  await expect(milk).not.toContainText(sizeOf(before))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(milk).toContainText(sizeOf(before))

  const card = cartPage.line(title)
  await card.getByRole('button', { name: `Change amount: ${title}` }).click()
  await card.getByRole('textbox', { name: `Amount of ${title}` }).fill('75')
  await card.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(card).toContainText('Gift card of $75.00')
  await page.reload()
  await expect(card).toContainText('Gift card of $75.00')
  await expect(frame.cart).toHaveAccessibleName('Cart, 2 items')
})

/** `half gal, $3.99` → `half gal` */
const sizeOf = (label: string) => label.split(',')[0] ?? ''

async function otherThan(option: Locator, chosen: string) {
  const labels = await option.locator('option:enabled').allInnerTexts()
  return labels.find((label) => label !== chosen) ?? ''
}

const isPainted = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
