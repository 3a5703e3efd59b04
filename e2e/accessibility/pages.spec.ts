import type { Page } from '@playwright/test'
import {
  contentPages,
  customerPages,
  type LinkedPage,
  linkedPages,
  linkedPagesOfCustomer,
  notFoundPage,
  type PageOfStore,
  publicPages,
} from '../pages/every-page.ts'
import { expect, test } from './fixtures.ts'

// Every page, and here without motion; the dialogs and steps of other tests are looked at with it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

  test(`everybody can use a ${namesOf(linkedPages)}, and a sign-in that failed`, async ({ page, look }) => {
    for (const each of linkedPages) await visitLinked(page, each, look)
    await visit(page, failedSignIn, look)
  })
})

test.describe('as customer', () => {
  test.use({ shopper: 'regular' })

  for (const pages of inParts(customerPages)) {
    test(`everybody can use ${namesOf(pages)}`, async ({ page, look }) => {
      for (const each of pages) await visit(page, each, look)
    })
  }

  test(`everybody can use a ${namesOf(linkedPagesOfCustomer)}, and the tracking of an order`, async ({
    page,
    look,
  }) => {
    for (const each of linkedPagesOfCustomer) await visitLinked(page, each, look)

    await page.goto('/orders')
    await follow(page, /^\/order\/./)
    await page.goto(page.url().replace('/order/', '/track-order/'))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await look('tracking')
  })
})

const failedSignIn: PageOfStore = {
  name: 'sign-in that failed',
  path: '/callback?error=access_denied&state=none',
  heading: 'You are not signed in',
}

async function visit(page: Page, { name, path, heading }: PageOfStore, look: (name: string) => Promise<void>) {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible()
  await look(name)
}

async function visitLinked(page: Page, { name, from, to }: LinkedPage, look: (name: string) => Promise<void>) {
  await page.goto(from)
  await follow(page, to)
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

function namesOf(pages: readonly { readonly name: string }[]): string {
  return new Intl.ListFormat('en').format(pages.map(({ name }) => name))
}
