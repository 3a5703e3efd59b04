import type { Page } from '@playwright/test'
import { customerPages, notFoundPage, type PageOfStore, publicPages } from '../pages/every-page.ts'
import { expect, test } from './fixtures.ts'

const contentPages: readonly PageOfStore[] = [
  { name: 'page of the store', path: '/pages/about', heading: /\S/ },
  { name: 'page of the footer', path: '/footer-links/contact', heading: /\S/ },
]

/** As many pages as one browser looks at in a fair time. */
const PAGES_PER_TEST = 5

test.describe('as guest', () => {
  test.use({ shopper: 'guest' })

  for (const pages of inParts([...publicPages, ...contentPages, notFoundPage])) {
    test(`everybody can use ${namesOf(pages)}`, async ({ page, look, expectedTrouble }) => {
      expectedTrouble.push(/404.*no-such-page|status of 404/)
      for (const each of pages) await visit(page, each, look)
    })
  }

  test('everybody can use a discount and a store', async ({ page, look }) => {
    await page.goto('/discount')
    await follow(page, /^\/discount\/./)
    await look('discount')

    await page.goto('/find-store')
    await follow(page, /^\/location\/./)
    await look('store')
  })
})

test.describe('as customer', () => {
  test.use({ shopper: 'regular' })

  for (const pages of inParts(customerPages)) {
    test(`everybody can use ${namesOf(pages)}`, async ({ page, look }) => {
      for (const each of pages) await visit(page, each, look)
    })
  }

  test('everybody can use an order, its tracking and an auto-ship', async ({ page, look }) => {
    await page.goto('/orders')
    await follow(page, /^\/order\/./)
    await look('order')

    await page.goto(page.url().replace('/order/', '/track-order/'))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await look('tracking')

    await page.goto('/manage-subscription')
    await follow(page, /^\/manage-subscription\/./)
    await look('auto-ship')
  })
})

async function visit(page: Page, { name, path, heading }: PageOfStore, look: (name: string) => Promise<void>) {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
  await look(name)
}

/** Follows the first link of the page to such a path. */
async function follow(page: Page, path: RegExp) {
  const main = page.getByRole('main')
  const links = main.locator('a[href^="/"]')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    const href = hrefs.find((candidate) => path.test(candidate))
    expect(href).toBeDefined()
    await page.goto(href ?? '')
  }).toPass()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
}

function inParts(pages: readonly PageOfStore[]): readonly (readonly PageOfStore[])[] {
  const count = Math.ceil(pages.length / PAGES_PER_TEST)
  return Array.from({ length: count }, (_, part) => pages.filter((_page, index) => index % count === part))
}

function namesOf(pages: readonly PageOfStore[]): string {
  return new Intl.ListFormat('en').format(pages.map(({ name }) => name))
}
