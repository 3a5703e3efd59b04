import type { Page } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'
import { CartPage } from '../pages/cart-page.ts'
import { acceptedCard, CheckoutPage } from '../pages/checkout-page.ts'
import { Frame } from '../pages/frame.ts'
import { OrderCompletePage } from '../pages/order-complete-page.ts'
import { openDatabase } from '../store/database.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'
import { newEmail } from '../store/new-email.ts'
import { ordersOf } from '../store/orders.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, fillCart } from '../store/prepared-shopper.ts'
import { moments, PLACING } from './leaving-moments.ts'

let email: string

test.use({ shopper: 'stranger' })
test.beforeEach(async ({ page, tenant, cartPage, checkout }, { testId }) => {
  test.setTimeout(90_000)
  email = newEmail(`placing-${testId}`)
  await fillCart(page, originOf(tenant), 6)
  await page.goto('/cart')
  await cartPage.checkout.click()
  await checkout.identifyGuest({ email })
  await checkout.continueFrom('Pickup')
  await checkout.chooseSlot()
  await checkout.payByCard(acceptedCard)
  await checkout.step('Review').getByRole('checkbox').check()
})

/** The page says which order it is, and the store has no other of this shopper. */
async function expectOneOrder(page: Page) {
  const orderNumber = await new OrderCompletePage(page).orderNumber()
  expect(await orderNumbers()).toEqual([orderNumber])
}

async function orderNumbers() {
  await using database = await openDatabase()
  return (await ordersOf(database, email)).map((order) => order.orderNumber)
}

test('F24 a double click orders once, and the way back does not order again', async ({ page, frame, checkout }) => {
  await checkout.placeOrder.dblclick()
  await expectOneOrder(page)
  const { pathname } = new URL(page.url())
  await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')

  await page.goBack()
  await expect(page).not.toHaveURL(pathname)
  await expect(checkout.placeOrder).toBeHidden()
  await page.goForward()
  await expectOneOrder(page)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('F23 the network goes after the order has left: asking again is safe, and gives the same one', async ({
  page,
  context,
  checkout,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/)
  const keys: (string | undefined)[] = []
  await page.route(PLACING, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await fetchThroughGateway(route)
    await context.setOffline(true)
    await route.abort('connectionreset')
  })
  await checkout.placeOrder.click()
  await expect(page.getByRole('dialog', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByText('you will not be charged twice')).toBeVisible({ timeout: 20_000 })

  await page.unroute(PLACING)
  await context.setOffline(false)
  const again = page.waitForRequest(PLACING)
  await checkout.placeOrder.click()
  expect((await again).headers()['idempotency-key']).toBe(keys[0])
  await expectOneOrder(page)
})

/** Three ways for every change, all of them at night. */
const ways = moments
  .filter(({ isTriedAlways }) => isTriedAlways || process.env['ALL_WAYS'])
  .flatMap((moment) => moment.at.map((path) => ({ ...moment, path })))

for (const { when, reach, isOrdered, trouble, path } of ways) {
  test(`F23 whoever leaves ${when} finds ${isOrdered ? 'the one order' : 'all as it was'} at ${path}`, async ({
    page,
    context,
    checkout,
    expectedTrouble,
  }) => {
    if (trouble) expectedTrouble.push(trouble)
    const keys = new Set<string | undefined>()
    context.on('request', (request) => {
      if (PLACING.test(request.url())) keys.add(request.headers()['idempotency-key'])
    })
    const later = await reach({ page, checkout, keys })
    await page.close()

    const back = await context.newPage()
    await back.goto(path)
    if (isOrdered) await expectOrderAlone(back)
    else await expectAllAsItWas(back, path)
    await later?.()
    expect(await orderNumbers()).toHaveLength(isOrdered ? 1 : 0)
    expect(keys.size).toBe(isOrdered ? 1 : 0)
  })
}

/** The order is confirmed, and nothing is left of its cart. */
async function expectOrderAlone(page: Page) {
  await expectOneOrder(page)
  await expect(new Frame(page).cart).toHaveAccessibleName('Cart, 0 items')
  await expect(page.getByText('Your previous cart has been abandoned')).toHaveCount(0)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
}

async function expectAllAsItWas(page: Page, path: string) {
  await expect(new Frame(page).cart).toHaveAccessibleName('Cart, 6 items')
  if (path === '/cart') await new CartPage(page).checkout.click()
  const checkout = new CheckoutPage(page)
  await expect(checkout.step('Contact')).toContainText(email)
  await expect(checkout.step('Pickup')).toContainText('Robin Miller')
  // A card is typed anew: no browser keeps it, nor what stands for it.
  await checkout.payByCard(acceptedCard)
  await expect(checkout.placeOrder).toBeVisible()
}

test('F27 what one tab orders is gone from the other, and a new cart is theirs together', async ({
  page,
  frame,
  context,
  checkout,
}) => {
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(new Frame(other).cart).toHaveAccessibleName('Cart, 6 items')
  // A cart page that opens while an order has no answer yet follows that order.
  await expect(other.getByRole('main').getByRole('listitem', { name: 'Whole Milk' })).toBeVisible()

  await checkout.placeOrder.click()
  await expectOneOrder(page)
  await expect(new Frame(other).cart).toHaveAccessibleName('Cart, 0 items')
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()

  await addToCart(other, 'Bananas')
  await expect(frame.cart).toHaveAccessibleName('Cart, 1 items')
})
