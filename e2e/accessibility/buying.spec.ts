import { acceptedCard } from '../pages/checkout-page.ts'
import { newEmail } from '../store/new-email.ts'
import { originOf } from '../store/origins.ts'
import { chooseStore, fillCart } from '../store/prepared-shopper.ts'
import { expect, test } from './fixtures.ts'

test.use({ shopper: 'stranger' })

test('everybody can use an empty cart', async ({ page, cartPage, tenant, look }) => {
  await chooseStore(page, originOf(tenant))
  await page.goto('/cart')
  await expect(cartPage.heading).toBeVisible()
  await look('empty cart')
})

test('everybody can choose a rhythm, and use what is saved for later', async ({ page, cartPage, tenant, look }) => {
  await fillCart(page, originOf(tenant), 2)
  await page.goto('/cart')
  const milk = cartPage.line('Whole Milk')
  await milk.getByRole('button', { name: /^Auto-ship/ }).click()
  await expect(milk.getByRole('combobox')).toBeFocused()
  await look('cart with rhythms')

  await milk.getByRole('button', { name: 'Save for later: Whole Milk' }).click()
  await expect(page.getByRole('region', { name: 'Saved for later' })).toBeVisible()
  await expect(cartPage.heading).toBeFocused()
  await look('empty cart with something saved')
})

test('everybody can use the cart and every step of checkout', async ({
  page,
  cartPage,
  checkout,
  tenant,
  look,
  expectedTrouble,
}) => {
  expectedTrouble.push(/Otp\/Verify$|status of 4\d\d/)
  test.setTimeout(120_000)
  await fillCart(page, originOf(tenant), 6)
  await page.goto('/cart')
  await expect(cartPage.line('Whole Milk')).toBeVisible()
  await look('cart')

  await cartPage.checkout.click()
  await checkout.step('Contact').getByRole('button', { name: 'Continue' }).click()
  await expect(checkout.step('Contact').getByText('Field is Required.').first()).toBeVisible()
  await look('contact with errors')

  const email = newEmail('access')
  await checkout.introduceGuest({ email })
  const contact = checkout.step('Contact')
  await contact.getByLabel('One-time code').fill('000000')
  await contact.getByRole('button', { name: 'Continue' }).click()
  await expect(contact.getByLabel('One-time code')).toHaveAttribute('aria-invalid', 'true')
  await look('one-time code, refused')
  await checkout.proveEmail(email)
  await expect(checkout.step('Pickup').getByRole('button', { name: 'Continue' })).toBeVisible()
  await look('pickup')

  await checkout.continueFrom('Pickup')
  await expect(checkout.step('Time slot').getByRole('radio').first()).toBeVisible()
  await look('time slot')

  await checkout.chooseSlot()
  await expect(checkout.step('Payment').frameLocator('iframe').getByLabel('Card number')).toBeVisible()
  await look('payment')

  await checkout.payByCard(acceptedCard)
  await expect(checkout.placeOrder).toBeVisible()
  await look('review')

  await checkout.place()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await look('order complete')
})
