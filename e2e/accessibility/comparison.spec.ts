import type { Page } from '@playwright/test'
import { ProductCard } from '../pages/product-card.ts'
import { openDatabase } from '../store/database.ts'
import { newCustomer } from '../store/new-customer.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, fillCart, signIn } from '../store/prepared-shopper.ts'
import { givesFocusBack, keepsFocus } from './dialog-keyboard.ts'
import { leaveOnShelves } from '../store/shelves.ts'
import { expect, test } from './fixtures.ts'

test.use({ shopper: 'stranger' })

const ELSEWHERE = 'Fresh Fields Ballard'
/** A product that no other test buys. */
const GONE = 'Aluminum Foil'
const PENDING = 'Bananas'

async function shopElsewhere(page: Page) {
  await page.goto('/find-store')
  const other = page.getByRole('main').getByRole('article', { name: ELSEWHERE })
  await other.getByRole('radio', { name: /pickup/i }).check()
  await other.getByRole('button', { name: 'Shop this store' }).click()
}

test('2§4 what is added where the cart is not comes along once both stores are compared, and the cart says what it lost', async ({
  page,
  frame,
  cartPage,
  tenant,
  look,
  expectedTrouble,
}) => {
  expectedTrouble.push(/\b409\b/)
  test.setTimeout(120_000)
  await using database = await openDatabase()
  const { email } = await newCustomer(database, tenant, 'comparison')
  await fillCart(page, originOf(tenant), 2)
  await addToCart(page, GONE)
  await signIn(page, tenant, email)
  await expect(frame.cart).toHaveAccessibleName('Cart, 3 items')

  // The cart stays where it is while its customer, signed out, chooses another store.
  await frame.signOut()
  await expect(frame.cart).toHaveAccessibleName('Cart, 0 items')
  await shopElsewhere(page)
  await page.waitForURL(`${originOf(tenant)}/`)
  await signIn(page, tenant, email)
  await expect(frame.store).toHaveAccessibleName(new RegExp(ELSEWHERE))
  await expect(frame.cart).toHaveAccessibleName('Cart, 3 items')
  await using _shelves = await leaveOnShelves(database, tenant, { [GONE]: 0 })
  await page.goto(`/search?${new URLSearchParams({ q: PENDING }).toString()}`)
  const bananas = new ProductCard(page, PENDING)
  await bananas.add.click()

  const comparison = page.getByRole('dialog', { name: 'Your cart after the change' })
  await expect(comparison.getByText(`${PENDING} is added after the change.`)).toBeVisible()
  await expect(comparison.getByRole('list', { name: 'Comes along as it is' })).toContainText('Whole Milk')
  await expect(comparison.getByRole('listitem').filter({ hasText: GONE })).toContainText('Not available there')
  await look('comparison of two stores')
  await keepsFocus(page, comparison)
  await givesFocusBack(page, comparison, bananas.add)
  await expect(frame.cart).toHaveAccessibleName('Cart, 3 items')

  await bananas.add.click()
  await comparison.getByRole('button', { name: 'Apply' }).click()
  await expect(bananas.quantity).toHaveValue('1')
  await expect(frame.cart).toHaveAccessibleName('Cart, 3 items')
  await frame.cart.click()
  await expect(cartPage.quantityOf(PENDING)).toHaveValue('1')
  await expect(cartPage.quantityOf('Whole Milk')).toHaveValue('2')
  await expect(cartPage.line(GONE)).toHaveCount(0)

  const notices = page.getByRole('main').getByText('Your cart has changed')
  await expect(notices).toBeVisible()
  await look('what has become of the cart')
  await page.getByRole('button', { name: 'Ok, got it' }).click()
  await expect(notices).toBeHidden()
  await page.reload()
  await expect(cartPage.quantityOf(PENDING)).toHaveValue('1')
  await expect(notices).toBeHidden()
})
