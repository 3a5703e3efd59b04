import { expect, test } from '../fixtures.ts'
import { ProductCard } from '../pages/product-card.ts'
import { mailTo } from '../store/inbox.ts'
import { newEmail } from '../store/new-email.ts'

test('a guest chooses a store, finds milk, pays by card and gets a confirmation', async ({
  page,
  frame,
  findStore,
  cartPage,
  checkout,
  orderComplete,
}, { project }) => {
  const email = newEmail(`guest-${project.name}`)

  await page.goto('/')
  await expect(findStore.heading).toBeVisible()
  await findStore.choose(/pickup/i)
  await expect(page).toHaveURL('/')
  await expect(frame.store).toHaveAccessibleName(/^Shopping at/)

  await frame.searchFor('whole milk')
  await expect(page).toHaveURL(/\/search\?/)
  const milk = new ProductCard(page, 'Whole Milk')
  await milk.add.click()
  await expect(milk.quantity).toHaveValue('1')
  await milk.quantity.fill('7')
  await milk.quantity.press('Enter')
  await milk.decrease.click()
  await expect(milk.quantity).toHaveValue('6')
  await expect(frame.cart).toHaveAccessibleName('Cart, 6 items')

  await frame.cart.click()
  await expect(cartPage.heading).toBeVisible()
  await expect(cartPage.quantityOf('Whole Milk')).toHaveValue('6')
  await cartPage.checkout.click()

  await checkout.identifyGuest({ email })
  await checkout.pickUpAndPlace()

  const number = await orderComplete.orderNumber()
  await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')
  expect((await mailTo(email, new RegExp(number))).text).toContain('Whole Milk')
})
