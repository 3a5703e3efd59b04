import type { Page } from '@playwright/test'
import { expect, test } from '../composition/fixtures.ts'
import type { ShopperKind } from '../store/prepared-shopper.ts'

type Cell = readonly [path: string, outcome: 'page' | 'find-store' | 'sign-in' | 'sign-up' | 'home' | 'not found']
type Sample = { readonly tenant: string; readonly shopper: ShopperKind; readonly cells: readonly Cell[] }

const ORDER = '00000000-0000-4000-8000-000000000001'

/** Cells of the guard table as somebody meets them; all of them are in `guard-table.test.ts`. */
const samples: readonly Sample[] = [
  {
    tenant: 'fresh',
    shopper: 'guest',
    cells: [
      ['/', 'page'],
      ['/search?q=milk', 'page'],
      ['/discount', 'page'],
      ['/cart', 'page'],
      ['/checkout', 'page'],
      ['/gift-cards', 'page'],
      ['/gift-cards/check-balance', 'page'],
      ['/gift-cards/find-card', 'page'],
      ['/customer-service', 'page'],
      ['/templates-preview', 'page'],
      [`/track-guest-order/${ORDER}`, 'page'],
      ['/account', 'sign-in'],
      ['/account/address', 'sign-in'],
      ['/account/payment', 'sign-in'],
      ['/orders', 'sign-in'],
      ['/reviews', 'sign-in'],
      [`/order-start-return/${ORDER}`, 'sign-in'],
      [`/order-edit/${ORDER}`, 'sign-in'],
      [`/order-time/${ORDER}`, 'sign-in'],
      ['/loyalty-program', 'home'],
      ['/loyalty-program#/rewards', 'home'],
      ['/no-such-page', 'not found'],
    ],
  },
  {
    tenant: 'fresh',
    shopper: 'stranger',
    cells: [
      ['/', 'find-store'],
      ['/search?q=milk', 'find-store'],
      ['/cart', 'find-store'],
      ['/favorites', 'find-store'],
      ['/manage-wishlist', 'find-store'],
      ['/gift-cards', 'find-store'],
      ['/customer-service', 'page'],
      ['/gift-cards/check-balance', 'page'],
    ],
  },
  {
    tenant: 'fresh',
    shopper: 'visitor',
    cells: [
      ['/account', 'page'],
      ['/customer-service', 'page'],
      ['/loyalty-program', 'page'],
      ['/orders', 'sign-up'],
      ['/reviews', 'sign-up'],
      ['/manage-wishlist', 'sign-up'],
      ['/cart', 'sign-up'],
    ],
  },
  {
    tenant: 'fresh',
    shopper: 'regular',
    cells: [
      ['/loyalty-program', 'page'],
      ['/reviews', 'page'],
      ['/manage-wishlist', 'page'],
      ['/orders', 'page'],
      [`/order-edit/${ORDER}`, 'page'],
    ],
  },
  {
    tenant: 'corner',
    shopper: 'regular',
    cells: [
      ['/loyalty-program', 'home'],
      ['/reviews', 'page'],
      ['/gift-cards', 'not found'],
      ['/manage-subscription', 'not found'],
    ],
  },
]

test('1§2 as many as forty cells are met in a browser', () => {
  const met = samples.flatMap(({ tenant, shopper, cells }) => cells.map(([path]) => `${tenant} ${shopper} ${path}`))
  expect(new Set(met).size).toBeGreaterThanOrEqual(40)
})

for (const { tenant, shopper, cells } of samples) {
  test.describe(`1§2 at ${tenant} a ${shopper}`, () => {
    test.use({ tenant, shopper })

    test(`opens ${cells.length} paths as the table says`, async ({ page, expectedTrouble }) => {
      for (const [path, outcome] of cells) {
        await test.step(`${path} → ${outcome}`, async () => {
          if (outcome === 'not found') expectedTrouble.push(/404/)
          await page.goto(path)
          await checks[outcome](page, path)
        })
      }
    })
  })
}

const pathOf = (page: Page) => new URL(page.url()).pathname
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

const checks: Readonly<Record<Cell[1], (page: Page, path: string) => Promise<void>>> = {
  async page(page, path) {
    await expect(heading(page)).toBeVisible()
    await expect(heading(page)).not.toHaveText('Page not found')
    expect(pathOf(page)).toBe(path.replace(/[?#].*/, ''))
  },
  async 'find-store'(page, path) {
    await expect(page.getByRole('heading', { name: 'Find a store' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('redirectFrom')).toBe(path)
  },
  async 'sign-in'(page, path) {
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(pathOf(page)).toBe('/')
    expect(await page.evaluate(() => sessionStorage.getItem('aisle:return-to'))).toContain(path)
  },
  async 'sign-up'(page) {
    await expect(page.getByRole('dialog', { name: 'Finish your account' })).toBeVisible()
    expect(pathOf(page)).toBe('/')
  },
  async home(page) {
    await page.waitForURL(({ pathname }) => pathname === '/')
    await expect(heading(page)).toBeAttached()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
  async 'not found'(page) {
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
}
