import type { Page } from '@playwright/test'
import { breakFiles, deliveryTrouble, filesOf } from '../composition/delivery-faults.ts'
import { expect, test } from '../composition/fixtures.ts'
import { Frame } from '../pages/frame.ts'
import { untilStill } from '../pages/until-still.ts'

const remote = 'mf-catalogue'
const path = '/detail/whole-milk'
const code = filesOf(remote, 'async/')
const shell = /\/_\/shell\/[^/]+\/boot\./

test('the server’s page stays while its code is on its way, and a press of a button is not lost', async ({ page }) => {
  const { cart } = new Frame(page)
  const [, before] = /(\d+) items/.exec((await openedCart(page)) ?? '') ?? []
  const held = await holdBack(page, code)
  await page.goto(path, { waitUntil: 'commit' })

  const heading = page.getByRole('heading', { name: 'Whole Milk', level: 1 })
  await expect(heading).toBeVisible()
  await heading.evaluate((element) => element.setAttribute('data-from-server', ''))
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^(Add|Increase quantity of) Whole Milk/ })
    .first()
  await expect(more).toBeVisible()
  await more.click()
  held.release()

  await expect(cart).toHaveAccessibleName(`Cart, ${Number(before) + 1} items`)
  await expect(heading).toHaveAttribute('data-from-server')
})

test('what is chosen before the code is there is what goes into the cart', async ({ page }) => {
  const { cart } = new Frame(page)
  await openedCart(page)
  const held = await holdBack(page, shell)
  await page.goto(path, { waitUntil: 'commit' })

  const sizes = page.getByRole('main').getByRole('group', { name: 'Option of Whole Milk' }).getByRole('radio')
  await expect(sizes.first()).toBeVisible()
  const other = sizes.and(page.locator(':not(:checked, :disabled)')).first()
  const size = (await other.getAttribute('aria-label'))?.split(',')[0] ?? ''
  const chosen = page.getByRole('radio', { name: size })
  await chosen.check()
  const add = page.getByRole('main').getByRole('button', { name: 'Add Whole Milk to cart' })
  await expect(add).toBeVisible()
  await add.click()
  held.release()

  await expect(page.getByRole('main').getByRole('spinbutton', { name: 'Quantity of Whole Milk' })).toBeVisible()
  await expect(chosen).toBeChecked()
  await cart.click()
  const lines = page.getByRole('main').getByRole('listitem', { name: 'Whole Milk' })
  await expect(lines.filter({ hasText: size })).toBeVisible()
})

test('an order that is chosen before any code is there is the order of the list', async ({ page }) => {
  // On a phone it is chosen in a panel, which needs code.
  await page.setViewportSize({ width: 1440, height: 900 })
  const held = await holdBack(page, shell)
  await page.goto('/category/dairy-eggs', { waitUntil: 'commit' })
  const sort = page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).first()
  await sort.selectOption('Price High to Low')
  held.release()

  await expect(page).toHaveURL(/sortBy=/)
  await expect(sort.locator('option:checked')).toHaveText('Price High to Low')
})

test('text that is typed before any code is there is searched for', async ({ page }) => {
  const held = await holdBack(page, shell)
  await page.goto(path, { waitUntil: 'commit' })
  const { search } = new Frame(page)
  await search.fill('rice')
  held.release()

  await expect(page.getByRole('option').first()).toBeVisible()
  await search.press('Enter')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('rice')
})

test('the search works without any code', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(/preloaded/, /ERR_/)
  await page.route(shell, (route) => route.abort())
  await page.goto(path)
  const { search } = new Frame(page)
  await search.fill('rice')
  await search.press('Enter')

  await expect(page).toHaveURL(/\/search\?q=rice$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('F9 code that does not come leaves the page, its links and words of what is wrong', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(...deliveryTrouble(remote))
  const fault = await breakFiles(page, code, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto(path)
  const main = page.getByRole('main')
  const alert = main.getByRole('alert')
  await expect(alert).toContainText('This page could not be loaded.', { timeout: 20_000 })
  await expect(main.getByRole('heading', { name: 'Whole Milk', level: 1 })).toBeVisible()

  await main
    .getByRole('button', { name: /^(Add|Increase quantity of) Whole Milk/ })
    .first()
    .click()
  await expect(page.getByRole('log')).toContainText('This does not work yet')

  await main.getByRole('link', { name: 'Dairy & Eggs' }).click()
  await expect(page).toHaveURL(/\/category\/dairy-eggs$/)
  await page.goBack()
  await expect(alert).toContainText('This page could not be loaded.', { timeout: 20_000 })

  fault.lift()
  await page.goto(path)
  await expect(alert).toBeHidden()
})

test('F9 trying again makes the page work without loading it anew', async ({ page, expectedTrouble }) => {
  expectedTrouble.push(...deliveryTrouble(remote))
  const fault = await breakFiles(page, code, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  const { cart } = new Frame(page)
  const cartIsKnown = page.waitForResponse(/\/v2\/Cart\?/)
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('This page could not be loaded.', { timeout: 20_000 })
  await cartIsKnown
  await untilStill(() => cart.innerText())
  const [, before] = /(\d+) items/.exec((await cart.getAttribute('aria-label')) ?? (await cart.innerText())) ?? []

  fault.lift()
  await main.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('alert')).toBeHidden()
  await main
    .getByRole('button', { name: /^(Add|Increase quantity of) Whole Milk/ })
    .first()
    .click()

  await expect(cart).toHaveAccessibleName(`Cart, ${Number(before) + 1} items`)
})

async function openedCart(page: Page) {
  await page.goto('/find-store')
  const { cart } = new Frame(page)
  await expect(cart).toHaveAccessibleName(/^Cart, [1-9]/)
  return await cart.innerText()
}

/** Holds files back until they are released. */
async function holdBack(page: Page, files: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.fallback()
  })
  return { release: resolve }
}
