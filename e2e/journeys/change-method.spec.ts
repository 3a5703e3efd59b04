import type { Page } from '@playwright/test'
import { CHOSEN_STORE_COOKIE } from '@aisle/contract'
import { expect, test } from '../fixtures.ts'
import { FindStorePage } from '../pages/find-store-page.ts'
import { Frame } from '../pages/frame.ts'
import { ProductCard } from '../pages/product-card.ts'
import { originOf } from '../store/origins.ts'
import { fillCart, savingCart } from '../store/prepared-shopper.ts'

const PENDING = 'Bananas'
/** More than one order by standard delivery may have, and fewer than one that is picked up. */
const TOO_MANY = '30'

/** Asks for another way to get the goods, in the header; answers with what the store says of the cart then. */
async function askFor(page: Page, method: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Pickup and delivery options' }).click()
  const chooser = page.getByRole('dialog', { name: 'How you shop' })
  await chooser.getByRole('radio', { name: method }).check()
  await chooser.getByRole('button', { name: `Use ${method.toLowerCase()}` }).click()
  return page.getByRole('dialog', { name: 'Your cart after the change' })
}

/** What the cookie says of somebody who shops at the second store, by standard delivery. */
async function choiceElsewhere(page: Page) {
  await page.goto('/find-store')
  const second = new FindStorePage(page).stores.nth(1)
  await second.getByRole('radio', { name: 'Standard delivery' }).check()
  await second.getByRole('button', { name: 'Shop this store' }).click()
  await expect(new Frame(page).store).toHaveAccessibleName(/Standard delivery$/)
  const isChoice = ({ name }: { readonly name: string }) => name === CHOSEN_STORE_COOKIE
  const choice = (await page.context().cookies(page.url())).filter(isChoice)
  await page.context().clearCookies({ name: CHOSEN_STORE_COOKIE })
  return choice
}

test('2§4 a full cart is got in another way once its lines are compared, and as before by one press after the page came anew', async ({
  page,
  frame,
  cartPage,
  tenant,
  expectedTrouble,
}) => {
  test.setTimeout(120_000)
  const origin = originOf(tenant)
  const milk = cartPage.quantityOf('Whole Milk')
  const group = (name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })
  const elsewhere = await choiceElsewhere(page)
  await fillCart(page, origin, 3, { method: /standard delivery/i })

  await test.step('delivery, pickup, and back', async () => {
    const comparison = await askFor(page, 'Store pickup')
    await expect(comparison.getByText('Everything in your cart is available for store pickup.')).toBeVisible()
    await expect(comparison.getByRole('list', { name: 'Comes along as it is' })).toContainText('Whole Milk')
    await comparison.getByRole('button', { name: 'Apply' }).click()
    await expect(frame.store).toHaveAccessibleName(/Store pickup$/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Your cart is as it was before.')).toBeVisible()
    await expect(frame.store).toHaveAccessibleName(/Standard delivery$/)
    await frame.cart.click()
    await expect(group('Standard delivery')).toBeVisible()
    await expect(milk).toHaveValue('3')
  })

  await test.step('pickup, which takes more than delivery does', async () => {
    await (await askFor(page, 'Store pickup')).getByRole('button', { name: 'Apply' }).click()
    await expect(group('Store pickup')).toBeVisible()
    await milk.fill(TOO_MANY)
    await savingCart(page, () => milk.press('Enter'))
    const comparison = await askFor(page, 'Standard delivery')
    await expect(comparison.getByRole('list', { name: 'What changes' })).toContainText(`24 instead of ${TOO_MANY}`)
    await comparison.getByRole('button', { name: 'Keep it as it is' }).click()
    await expect(comparison).toBeHidden()
    await page.getByRole('dialog', { name: 'How you shop' }).getByRole('button', { name: 'Done' }).click()
    await expect(frame.store).toHaveAccessibleName(/Store pickup$/)
    await expect(milk).toHaveValue(TOO_MANY)
  })

  await test.step('scheduled delivery', async () => {
    await (await askFor(page, 'Scheduled delivery')).getByRole('button', { name: 'Apply' }).click()
    await expect(group('Scheduled delivery')).toBeVisible()
    await expect(milk).toHaveValue(TOO_MANY)
  })

  await test.step('what is added where the cart is not is added once it is there', async () => {
    expectedTrouble.push(/\b400\b|\b409\b/)
    await page.context().addCookies(elsewhere)
    await page.goto(`/search?${new URLSearchParams({ q: PENDING }).toString()}`)
    const bananas = new ProductCard(page, PENDING)
    await bananas.add.click()
    const comparison = page.getByRole('dialog', { name: 'Your cart after the change' })
    await expect(comparison.getByText(`${PENDING} is added after the change.`)).toBeVisible()
    await comparison.getByRole('button', { name: 'Apply' }).click()
    await expect(bananas.quantity).toHaveValue('1')
    await frame.cart.click()
    await expect(group('Standard delivery')).toBeVisible()
    await expect(milk).toBeVisible()
    await expect(cartPage.quantityOf(PENDING)).toHaveValue('1')
  })
})
