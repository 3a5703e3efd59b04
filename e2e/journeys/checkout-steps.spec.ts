import { expect, test } from '../composition/fixtures.ts'
import { acceptedCard } from '../pages/checkout-page.ts'
import { newEmail } from '../store/new-email.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'

test.use({ shopper: 'stranger' })

test('a checkout is walked back and forth with the browser, left, taken up again, and looked over before it is ordered', async ({
  page,
  tenant,
  cartPage,
  checkout,
  orderComplete,
}, { project }) => {
  await fillCart(page, originOf(tenant), 6)
  await page.goto('/cart')
  await cartPage.checkout.click()
  await expect(page).toHaveURL('/checkout?step=contact')
  const email = newEmail(`steps-${project.name}`)
  await checkout.identifyGuest({ email })
  await checkout.continueFrom('Pickup')
  await expect(checkout.step('Time slot')).toHaveAttribute('aria-current', 'step')
  await expect(page).toHaveTitle(/^Checkout: Time slot/)

  await page.goBack()
  await expect(checkout.step('Pickup').getByLabel('First name', { exact: true })).toHaveValue('Robin')
  await expect(checkout.step('Pickup').getByRole('heading', { name: 'Pickup' })).toBeFocused()
  await page.goForward()
  await expect(checkout.step('Time slot')).toHaveAttribute('aria-current', 'step')
  await page.reload()
  await expect(checkout.step('Time slot')).toHaveAttribute('aria-current', 'step')
  await page.goto('/checkout?step=review')
  await expect(page).toHaveURL('/checkout?step=time-slot')

  await checkout.chooseSlot()
  await checkout.payByCard(acceptedCard)
  const review = checkout.step('Review')
  await expect(review.getByRole('group', { name: 'Contact' })).toContainText(email)
  await expect(review.getByRole('group', { name: 'Pickup' })).toContainText('Robin Miller')
  await review.getByRole('button', { name: 'Change Pickup' }).click()
  await checkout.step('Pickup').getByLabel('First name', { exact: true }).fill('Sam')
  await checkout.continueFrom('Pickup')
  await expect(review.getByRole('group', { name: 'Pickup' })).toContainText('Sam Miller')

  await checkout.place()
  await orderComplete.orderNumber()
})
