import type { Page } from '@playwright/test'
import { openDatabase } from '../store/database.ts'
import { originOf } from '../store/origins.ts'
import { addToCart, chooseStore } from '../store/prepared-shopper.ts'
import { leaveOnShelves } from '../store/shelves.ts'
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

  await own(SCARCE).check()
  await expect(all).toBeChecked({ indeterminate: true })
  await expect(cartPage.line(SCARCE).getByText('Instead: No Preference')).toBeVisible()
  await look('cart with a substitute')

  await page.getByRole('button', { name: `Change substitute of ${SCARCE}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Substitutes' })
  const choice = dialog.getByRole('radio', { disabled: false }).nth(1)
  const name = await choice.getAttribute('aria-label')
  await choice.check()
  await look('substitutes')
  await dialog.getByRole('button', { name: 'Save substitute' }).click()
  await expect(cartPage.line(SCARCE).getByText(`Instead: ${name}`)).toBeVisible()

  await page.reload()
  await expect(cartPage.line(SCARCE).getByText(`Instead: ${name}`)).toBeVisible()

  await all.check()
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
