import type { Page } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'
import { Frame } from '../pages/frame.ts'

test.use({ shopper: 'guest', javaScriptEnabled: false })

// A browser without JavaScript refuses the scripts that a document preloads.
test.beforeEach(({ expectedTrouble }) => {
  expectedTrouble.push(/^request failed: \S+\/_\/\S+\.js csp$/, /^warning: The resource \S+ was preloaded/)
})

/** A page as the server renders it: on a busy machine one goes out without, or without its data. */
const openRendered = (page: Page, path: string, heading: { name?: string | RegExp; level?: number }) =>
  expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', heading).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 45_000 })

const milk = { name: 'Whole Milk', level: 1 }
const PRICE = /^\$\d+\.\d\d$/

for (const { name, path, heading } of [
  { name: 'home', path: '/', heading: 'Weekly Deals' },
  { name: 'a category', path: '/category/produce', heading: 'Produce' },
  { name: 'a search', path: '/search?q=milk', heading: /milk/ },
]) {
  test(`${name} shows a shopper goods with prices, and its links lead to them`, async ({ page }) => {
    await openRendered(page, path, { name: heading })
    const main = page.getByRole('main')
    const card = main.getByRole('article').first()
    await expect(card.getByText(PRICE).first()).toBeVisible()

    const link = card.getByRole('link').first()
    const address = await link.getAttribute('href')
    await link.click()

    await expect(page).toHaveURL(address ?? '')
    await openRendered(page, address ?? '', { level: 1 })
  })
}

test('a product shows its price, leads to its category, and something else can be searched for', async ({ page }) => {
  await openRendered(page, '/detail/whole-milk', milk)
  const main = page.getByRole('main')
  await expect(main.getByText(PRICE).first()).toBeVisible()

  await main.getByRole('link', { name: 'Dairy & Eggs' }).first().click()
  await expect(page).toHaveURL('/category/dairy-eggs')

  await openRendered(page, '/detail/whole-milk', milk)
  const { search } = new Frame(page)
  await search.fill('rice')
  await search.press('Enter')
  await expect(page).toHaveURL('/search?q=rice')
})
