import type { Page } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'
import { acceptedCard } from '../pages/checkout-page.ts'
import { Frame } from '../pages/frame.ts'
import { OrderCompletePage } from '../pages/order-complete-page.ts'
import { openDatabase } from '../store/database.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'
import { newEmail } from '../store/new-email.ts'
import { ordersOf } from '../store/orders.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, fillCart } from '../store/prepared-shopper.ts'

const PLACING = /\/v1\/Cart\/PlaceOrder$/

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
  await using database = await openDatabase()
  expect((await ordersOf(database, email)).map((order) => order.orderNumber)).toEqual([orderNumber])
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

for (const path of ['/checkout', '/cart']) {
  test(`F23 whoever closes the tab before the answer learns of the one order at ${path}`, async ({
    page,
    context,
    checkout,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/\b404\b/)
    let isOrdered = false
    await page.route(PLACING, async (route) => {
      await fetchThroughGateway(route)
      isOrdered = true
    })
    await checkout.placeOrder.click()
    await expect.poll(() => isOrdered).toBe(true)
    await page.close()

    const back = await context.newPage()
    await back.goto(path)
    await expectOneOrder(back)
    await expect(new Frame(back).cart).toHaveAccessibleName('Cart, 0 items')
    await expect(back.getByText('Your previous cart has been abandoned')).toHaveCount(0)
  })
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
