import { expect, test } from '../composition/fixtures.ts'
import { customerPages, notFoundPage, type PageOfStore, publicPages } from '../pages/every-page.ts'
import { axeViolations, overflowOf, settle } from './axe.ts'

const visits: readonly { readonly shopper: 'guest' | 'regular'; readonly pages: readonly PageOfStore[] }[] = [
  { shopper: 'guest', pages: [...publicPages, notFoundPage] },
  { shopper: 'regular', pages: customerPages },
]

for (const { shopper, pages } of visits) {
  test.describe(`as ${shopper}`, () => {
    test.use({ shopper })

    for (const { name, path, heading } of pages) {
      test(`${name} meets WCAG 2.2 AA and fits 320 px`, async ({ page, expectedTrouble }) => {
        if (path === notFoundPage.path) expectedTrouble.push(/404/)

        await page.goto(path)
        await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
        await settle(page)
        expect(await axeViolations(page)).toEqual([])

        await page.setViewportSize({ width: 320, height: 640 })
        await settle(page)
        await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
      })
    }
  })
}

test.describe('an order', () => {
  test.use({ shopper: 'regular' })

  test('an order of a customer meets WCAG 2.2 AA and fits 320 px', async ({ page }) => {
    await page.goto('/orders')
    await page
      .getByRole('link', { name: /^Order #/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: /^Order #/, level: 1 })).toBeVisible()
    await settle(page)
    expect(await axeViolations(page)).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
  })
})

test.describe('dialogs', () => {
  test('the account drawer meets WCAG 2.2 AA', async ({ page, frame }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await frame.account.click()
    await expect(frame.drawer.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await settle(page)

    expect(await axeViolations(page)).toEqual([])
  })

  test('the quick view of a product meets WCAG 2.2 AA', async ({ page }, { project }) => {
    test.skip(project.name === 'phone', 'small screens have no quick view')
    await page.goto('/category/milk')
    await page
      .getByRole('button', { name: /^Quick view of/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await settle(page)

    expect(await axeViolations(page)).toEqual([])
  })
})
