import { alone } from '../store/alone.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, chooseStore, signIn } from '../store/prepared-shopper.ts'
import { givesFocusBack, keepsFocus } from './dialog-keyboard.ts'
import { expect, test } from './fixtures.ts'

test.use({ shopper: 'stranger' })

const HELD = { couponID: '00000000-0000-4000-8000-00000000c0de', code: 'HELD', title: '$2 off' }

test('everybody can save, pay with gift cards and leave a tip', async ({
  page,
  frame,
  cartPage,
  checkout,
  orderComplete,
  tenant,
  look,
}) => {
  test.setTimeout(180_000)
  await using _alone = await alone('customer')
  await chooseStore(page, originOf(tenant))
  await signIn(page, tenant, 'customer@example.com')
  await frame.cart.click()
  // What other journeys of the same customer have left.
  await cartPage.empty()
  await chooseStore(page, originOf(tenant), /^Standard delivery/)
  await addToCart(page, 'Whole Milk', 10)
  // Whatever the customer's own ones are by now.
  await page.route(/\/v1\/Customer\/Coupons\b/, (route) =>
    route.fulfill({ json: { success: true, data: { items: [HELD] }, errors: [] } }),
  )
  await frame.cart.click()
  await expect(cartPage.line('Whole Milk')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Delivery is added at checkout.')).toBeVisible()

  // What the customer's cart uses from before stands open.
  const open = async (title: string) => {
    const part = main.locator('details', { has: page.locator('summary', { hasText: title }) })
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
  }
  await open('Coupons')
  const remove = main.getByRole('button', { name: 'Remove 10% off' })
  if (await remove.isVisible()) await remove.click()
  await expect(remove).toBeHidden()
  await main.getByRole('button', { name: 'Apply code' }).click()
  await expect(main.getByText('Type the code first.')).toBeVisible()
  await main.getByLabel('Coupon code').fill('fresh10')
  await main.getByRole('button', { name: 'Apply code' }).click()
  await expect(page.getByText('Yay! Coupon is applied')).toBeVisible()
  await expect(remove).toBeVisible()
  const other = main.getByRole('button', { name: `Use ${HELD.title}` })
  await other.focus()
  await page.keyboard.press('Enter')
  const replacing = page.getByRole('dialog', { name: 'Use this coupon instead?' })
  await keepsFocus(page, replacing)
  await givesFocusBack(page, replacing, other)
  await open('Loyalty dollars')
  await open('Tip')
  await look('cart with all that saves')

  await cartPage.checkout.click()
  await checkout.continueFrom('Contact')
  await checkout.deliverTo({ line1: '12 Garden Street', city: 'Chicago', state: 'IL', zip: '60614' })
  const payment = checkout.step('Payment')
  await expect(payment.getByRole('checkbox', { name: /^Gift card ending/ }).first()).toBeVisible()
  await look('payment with gift cards')
  await checkout.payWithoutGiftCards()
  await payment.getByRole('radio', { name: /^Visa ending/ }).check()
  await payment.getByRole('button', { name: 'Continue' }).click()

  const question = page.getByRole('dialog', { name: 'Leave a tip?' })
  await expect(question.getByRole('radio', { name: 'No tip' })).toBeChecked()
  await look('tip')
  await keepsFocus(page, question)
  await question.getByRole('radio', { name: /^10%/ }).check()
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(checkout.placeOrder).toBeVisible()
  await checkout.place()
  expect(await orderComplete.orderNumber()).not.toBe('')
  await expect(main.getByText('Tip', { exact: true })).toBeVisible()
})
