import type { Page, Route } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'
import { acceptedCard } from '../pages/checkout-page.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'
import { newEmail } from '../store/new-email.ts'
import { originOf } from '../store/origins.ts'
import { fillCart } from '../store/prepared-shopper.ts'

const CONFIGURATION = /\/v1\/Configuration(\?|$)/
const NO_ORDERS = 'Currently, the store is under maintenance so you can’t place the order.'
const refusal = { success: false, errors: [{ errorCode: 'STORE_MAINTENANCE', descreption: NO_ORDERS }] }

const robin = { firstName: 'Robin', lastName: 'Miller', phone: '317-555-0142' }

test.use({ shopper: 'stranger' })
test.beforeEach(async ({ page, tenant, cartPage, expectedTrouble }) => {
  expectedTrouble.push(/\b403\b/)
  test.setTimeout(90_000)
  await fillCart(page, originOf(tenant), 6)
  await page.goto('/cart')
  await cartPage.checkout.click()
})

const underMaintenance = (page: Page) => page.getByRole('dialog', { name: 'System is under maintenence' })

/** The store as this browser meets it from now on: in mode 1, with the API's answers of that mode. */
async function beginMaintenance(page: Page) {
  const refuse = (route: Route) => route.fulfill({ status: 403, json: refusal })
  const tellMode = async (route: Route) => {
    const response = await fetchThroughGateway(route)
    const answer: { data: { businessConfigurations: object } } = await response.json()
    Object.assign(answer.data.businessConfigurations, { mode: 1, modeDescription: 'We are back at noon.' })
    await route.fulfill({ response, json: answer })
  }
  await page.route(/\/v1\//, refuse)
  await page.route(CONFIGURATION, tellMode)
  return async () => {
    await page.unroute(/\/v1\//, refuse)
    await page.unroute(CONFIGURATION, tellMode)
  }
}

async function expectMaintenance(page: Page) {
  await expect(underMaintenance(page)).toContainText('We are back at noon.')
  await expect(underMaintenance(page)).toContainText(NO_ORDERS)
  await expect(page.getByRole('banner')).toBeHidden()
}

/** Somebody comes back to the tab, where the page is then loaded anew. */
async function comeBack(page: Page) {
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await loaded
}

test('F51 an order that meets maintenance is not placed, its cart is kept, and it is placed once the store is back', async ({
  page,
  frame,
  checkout,
  orderComplete,
}, { testId }) => {
  await checkout.identifyGuest({ ...robin, email: newEmail(`maintenance-${testId}`) })
  await checkout.continueFrom('Pickup')
  await checkout.chooseSlot()
  await checkout.payByCard(acceptedCard)
  const end = await beginMaintenance(page)
  await checkout.place()
  await expectMaintenance(page)

  await end()
  await comeBack(page)
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await expect(frame.cart).toHaveAccessibleName('Cart, 6 items')
  // Who it is for, where and when is known still; a card is asked for anew.
  await checkout.payByCard(acceptedCard)
  await checkout.place()
  expect(await orderComplete.orderNumber()).toMatch(/\w/)
})

test('F51 a store that goes into maintenance says so at the next step of a checkout, and again until it is back', async ({
  page,
  frame,
  checkout,
}) => {
  await checkout.step('Contact').getByLabel('First name').fill(robin.firstName)
  await checkout.step('Contact').getByLabel('Last name').fill(robin.lastName)
  await checkout.step('Contact').getByLabel('Email').fill('robin@example.com')
  await checkout.step('Contact').getByLabel('Phone').fill(robin.phone)
  // Whatever is asked for meanwhile, the page's own late parts too, hears of the maintenance.
  const end = await beginMaintenance(page)
  await checkout.step('Contact').getByRole('button', { name: 'Continue' }).click()
  await expectMaintenance(page)

  const asked = page.waitForResponse(CONFIGURATION)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await asked
  await expectMaintenance(page)

  await end()
  await comeBack(page)
  await expect(frame.cart).toHaveAccessibleName('Cart, 6 items')
})
