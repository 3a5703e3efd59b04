import type { Page } from '@playwright/test'
import { acceptedCard } from '../pages/checkout-page.ts'
import { openDatabase } from '../store/database.ts'
import { newEmail } from '../store/new-email.ts'
import { ordersOf } from '../store/orders.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, chooseStore } from '../store/prepared-shopper.ts'
import { leaveOnShelves } from '../store/shelves.ts'
import { givesFocusBack, keepsFocus } from './dialog-keyboard.ts'
import { expect, test } from './fixtures.ts'

test.use({ shopper: 'stranger' })
test.describe.configure({ mode: 'serial' })

/** Two products that no other test buys. */
const SCARCE = 'Jewish Rye'
const GONE = 'Rosemary Focaccia'

async function fill(page: Page, tenant: string) {
  await chooseStore(page, originOf(tenant))
  await addToCart(page, SCARCE, 3)
  await addToCart(page, GONE)
}

test('2§4 everybody can say what may come instead, and finds it again', async ({ page, cartPage, tenant, look }) => {
  test.setTimeout(120_000)
  await fill(page, tenant)
  await page.goto('/cart')
  const all = page.getByRole('checkbox', { name: 'Allow substitutes for all items' })
  const own = (title: string) => page.getByRole('checkbox', { name: `Allow a substitute for ${title}` })
  await expect(all).not.toBeChecked()

  await own(SCARCE).click()
  await expect(all).toBeChecked({ indeterminate: true })
  await expect(cartPage.line(SCARCE).getByText('Instead: No Preference')).toBeVisible()
  await look('cart with a substitute')

  const change = page.getByRole('button', { name: `Change substitute of ${SCARCE}` })
  const dialog = page.getByRole('dialog', { name: 'Substitutes' })
  await change.focus()
  await page.keyboard.press('Enter')
  await keepsFocus(page, dialog)
  await givesFocusBack(page, dialog, change)
  await change.click()
  const choice = dialog.getByRole('radio', { disabled: false }).nth(1)
  const name = await choice.getAttribute('aria-label')
  await choice.check()
  await look('substitutes')
  await dialog.getByRole('button', { name: 'Save substitute' }).click()
  await expect(cartPage.line(SCARCE).getByText(`Instead: ${name}`)).toBeVisible()

  await page.reload()
  await expect(cartPage.line(SCARCE).getByText(`Instead: ${name}`)).toBeVisible()

  await all.click()
  await expect(all).toBeChecked()
  await expect(own(GONE)).toBeChecked()
  await expect(cartPage.line(SCARCE).getByText(`Instead: ${name}`)).toBeVisible()
})

test('F30 everybody can take what is left of what has run out', async ({ page, cartPage, tenant, look }) => {
  test.setTimeout(120_000)
  await fill(page, tenant)
  await using database = await openDatabase()
  await using _shelves = await leaveOnShelves(database, tenant, { [SCARCE]: 2, [GONE]: 0 })
  await page.goto('/cart')
  const list = page.getByRole('region', { name: 'Some items have run out' })
  await expect(list.getByText('Only 2 of 3 left')).toBeVisible()
  await expect(list.getByText('Will be removed')).toBeVisible()
  await expect(cartPage.checkout).toHaveCount(0)
  await look('what has run out')

  await list.getByRole('button', { name: 'Update cart' }).click()

  await expect(list).toBeHidden()
  await expect(cartPage.quantityOf(SCARCE)).toHaveValue('2')
  await expect(cartPage.line(GONE)).toHaveCount(0)
})

test('F30 an order for more than there is takes nothing, offers the rest, and can be placed with it', async ({
  page,
  cartPage,
  checkout,
  orderComplete,
  tenant,
  look,
  expectedTrouble,
}) => {
  expectedTrouble.push(/PlaceOrder$|status of 409/)
  test.setTimeout(150_000)
  await chooseStore(page, originOf(tenant))
  await addToCart(page, SCARCE, 8)
  await page.goto('/cart')
  await cartPage.checkout.click()
  const email = newEmail('run-out')
  await checkout.introduceGuest({ email })
  await checkout.proveEmail(email)
  await checkout.continueFrom('Pickup')
  await checkout.chooseSlot()
  await checkout.payByCard(acceptedCard)
  await expect(checkout.placeOrder).toBeVisible()
  await using database = await openDatabase()
  await using _shelves = await leaveOnShelves(database, tenant, { [SCARCE]: 7 })

  await checkout.place()
  const dialog = page.getByRole('dialog', { name: 'Some items have run out' })
  await expect(dialog.getByText('Only 7 of 8 left')).toBeVisible()
  expect(await ordersOf(database, email)).toEqual([])
  await look('an order for more than there is')
  await keepsFocus(page, dialog)
  await givesFocusBack(page, dialog, checkout.placeOrder)
  await checkout.place()
  await dialog.getByRole('button', { name: 'Update cart' }).click()
  await expect(dialog).toBeHidden()

  // The card was not charged, and is not asked for again.
  await checkout.place()
  const orderNumber = await orderComplete.orderNumber()
  const [order, ...others] = await ordersOf(database, email)
  expect(others).toEqual([])
  expect(order).toMatchObject({ orderNumber, state: 'placed', paymentState: 'authorised' })
  expect(Object.values(order?.pieces ?? {})).toEqual([7])
})
