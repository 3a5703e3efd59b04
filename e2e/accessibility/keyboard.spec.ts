import type { Page } from '@playwright/test'
import { acceptedCard, type CheckoutPage, oneTimeCode } from '../pages/checkout-page.ts'
import { ProductCard } from '../pages/product-card.ts'
import { expect, test } from './fixtures.ts'
import { Keyboard } from './keyboard.ts'
import { openDatabase } from '../store/database.ts'
import { newCustomer } from '../store/new-customer.ts'
import { newEmail } from '../store/new-email.ts'
import { newGiftCards } from '../store/new-gift-cards.ts'
import { originOf } from '../store/origins.ts'
import { fillCart, signIn } from '../store/prepared-shopper.ts'

test.use({ shopper: 'stranger' })

test('one can have something delivered with the keyboard alone', async ({
  page,
  frame,
  findStore,
  cartPage,
  checkout,
}) => {
  test.setTimeout(120_000)
  const keyboard = new Keyboard(page)
  const main = page.getByRole('main')
  const title = (name: string | RegExp) => main.getByRole('heading', { name, level: 1 })

  // Find a store, past everything at the top.
  await page.goto('/')
  await expect(findStore.heading).toBeVisible()
  await keyboard.open(page.getByRole('link', { name: 'Skip to content' }))
  await expect(main).toBeFocused()
  const store = findStore.stores.first()
  await keyboard.choose(store.getByRole('radio', { name: /^Scheduled delivery/ }), store)
  await keyboard.open(store.getByRole('button', { name: 'Shop this store' }))
  await page.waitForURL(({ pathname }) => pathname === '/')
  await keyboard.isAtTop()

  // Find a product.
  await keyboard.reach(frame.search, 'Shift+Tab')
  await page.keyboard.type('whole milk')
  await keyboard.press('Enter')
  await expect(title(/whole milk/i)).toBeVisible()
  await keyboard.isAtTop()
  const card = new ProductCard(page, 'Whole Milk')
  await keyboard.open(card.link)
  await expect(title('Whole Milk')).toBeVisible()
  await keyboard.isAtTop()

  // Take six: the field that takes the button's place takes its focus.
  await keyboard.open(main.getByRole('button', { name: 'Add Whole Milk to cart' }).first())
  await expect(main.getByRole('button', { name: 'Increase quantity of Whole Milk' }).first()).toBeFocused()
  await keyboard.reach(main.getByRole('spinbutton', { name: 'Quantity of Whole Milk' }).first(), 'Shift+Tab')
  await page.keyboard.type('6')
  await keyboard.press('Enter')
  await expect(frame.cart).toHaveAccessibleName('Cart, 6 items')
  await keyboard.open(frame.cart, 'Shift+Tab')
  await expect(cartPage.heading).toBeVisible()
  await keyboard.isAtTop()
  await expect(cartPage.quantityOf('Whole Milk')).toHaveValue('6')
  await keyboard.open(cartPage.checkout)
  await expect(title('Checkout')).toBeVisible()
  await keyboard.isAtTop()

  // Who buys.
  const contact = checkout.step('Contact')
  const email = newEmail('keyboard')
  await keyboard.write(contact.getByLabel('First name'), 'Robin')
  await keyboard.write(contact.getByLabel('Last name'), 'Miller')
  await keyboard.write(contact.getByLabel('Email'), email)
  await keyboard.write(contact.getByLabel('Phone'), '3175550142')
  await keyboard.press('Enter')
  const code = contact.getByLabel('One-time code')
  await expect(code).toBeFocused()
  await page.keyboard.type(await oneTimeCode(email))
  await keyboard.press('Enter')

  // Where to, when, with which card. Each step takes the focus when it opens.
  const headingOf = (name: Parameters<typeof checkout.step>[0]) => checkout.step(name).getByRole('heading', { name })
  const delivery = checkout.step('Delivery')
  await expect(headingOf('Delivery')).toBeFocused()
  await keyboard.write(delivery.getByLabel('Address', { exact: true }), '12 Garden Street')
  await keyboard.write(delivery.getByLabel('City'), 'Chicago')
  await keyboard.write(delivery.getByLabel('State'), 'Illinois')
  await expect(delivery.getByLabel('State')).toHaveValue('IL')
  await keyboard.write(delivery.getByLabel('Zip code'), '60614')
  await keyboard.open(delivery.getByRole('button', { name: 'Continue' }))
  const slots = checkout.step('Time slot')
  await expect(headingOf('Time slot')).toBeFocused()
  await keyboard.choose(slots.getByRole('radio', { disabled: false }).first(), slots)
  await keyboard.open(slots.getByRole('button', { name: 'Continue' }))
  const payment = checkout.step('Payment')
  await expect(headingOf('Payment')).toBeFocused()
  const fields = payment.frameLocator('iframe')
  await keyboard.write(fields.getByLabel('Card number'), acceptedCard.number)
  await keyboard.write(fields.getByLabel('Expiry'), acceptedCard.expiry)
  await keyboard.write(fields.getByLabel('CVC'), acceptedCard.cvc)
  await keyboard.open(payment.getByRole('button', { name: 'Continue' }))
  const question = page.getByRole('dialog', { name: 'Leave a tip?' })
  await keyboard.choose(question.getByRole('radio', { name: /^10%/ }), question)
  await keyboard.open(question.getByRole('button', { name: 'Continue' }))

  await buy(page, keyboard, checkout)
})

test('one can fetch an order and pay it with gift cards and at the store with the keyboard alone', async ({
  page,
  tenant,
  frame,
  cartPage,
  checkout,
  orderComplete,
}) => {
  test.setTimeout(120_000)
  await using database = await openDatabase()
  const { email, customerId } = await newCustomer(database, tenant, 'keys')
  const [own] = await newGiftCards(database, { tenant, balances: [325], owner: customerId })
  const [given] = await newGiftCards(database, { tenant, balances: [475] })
  await fillCart(page, originOf(tenant), 6)
  await signIn(page, tenant, email)
  await page.goto('/cart')
  await expect(cartPage.quantityOf('Whole Milk')).toHaveValue('6')
  const keyboard = new Keyboard(page)
  const title = (name: string | RegExp) => page.getByRole('main').getByRole('heading', { name, level: 1 })
  const headingOf = (name: Parameters<typeof checkout.step>[0]) => checkout.step(name).getByRole('heading', { name })
  const goOn = (name: Parameters<typeof checkout.step>[0]) =>
    keyboard.open(checkout.step(name).getByRole('button', { name: 'Continue' }))

  await keyboard.open(cartPage.checkout)
  await expect(title('Checkout')).toBeVisible()
  await keyboard.isAtTop()
  await goOn('Contact')
  await expect(headingOf('Pickup')).toBeFocused()
  await goOn('Pickup')
  const slots = checkout.step('Time slot')
  await expect(headingOf('Time slot')).toBeFocused()
  await keyboard.choose(slots.getByRole('radio', { disabled: false }).first(), slots)
  await goOn('Time slot')

  // The own card pays already and is taken off and on again; a given one is typed; the store gets the rest.
  const payment = checkout.step('Payment')
  await expect(headingOf('Payment')).toBeFocused()
  const ownCard = checkout.giftCard(own?.number.slice(-4) ?? '')
  await keyboard.reach(ownCard)
  await keyboard.press('Space')
  await expect(ownCard).not.toBeChecked()
  await keyboard.press('Space')
  await checkout.expectGiftCardPays(own?.number.slice(-4) ?? '', '$3.25')
  await expect(ownCard).toBeFocused()
  await keyboard.write(payment.getByLabel('Gift card number'), given?.number ?? '')
  await keyboard.press('Enter')
  await checkout.expectGiftCardPays(given?.number.slice(-4) ?? '', '$4.75')
  await keyboard.choose(
    payment.getByRole('radio', { name: 'Pay at the store' }),
    payment.getByRole('group', { name: 'How would you like to pay?' }),
  )
  await goOn('Payment')

  await buy(page, keyboard, checkout)
  await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')
  await expect(orderComplete.payments).toHaveCount(3)
})

/** Reads the order over, agrees and places it. */
async function buy(page: Page, keyboard: Keyboard, checkout: CheckoutPage) {
  const review = checkout.step('Review')
  await expect(review.getByRole('heading', { name: 'Review' })).toBeFocused()
  await keyboard.reach(review.getByRole('checkbox'))
  await keyboard.press('Space')
  await keyboard.open(checkout.placeOrder)
  await expect(page.getByRole('main').getByRole('heading', { name: /^Thank you/, level: 1 })).toBeVisible()
  await keyboard.isAtTop()
}

test('the focus goes back to where a dialog was opened', async ({ page, frame }) => {
  const keyboard = new Keyboard(page)
  await page.goto('/find-store')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

  await keyboard.open(frame.account)
  await expect(frame.drawer).toBeVisible()
  await keyboard.reach(frame.drawer.getByRole('button', { name: 'Sign in' }))
  await keyboard.press('Escape')

  await expect(frame.drawer).toBeHidden()
  await expect(frame.account).toBeFocused()
})
