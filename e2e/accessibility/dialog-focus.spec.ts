import { expect, type Locator, type Page } from '@playwright/test'
import { moveUntilThere } from '../pages/until-there.ts'
import { addToCart } from '../store/prepared-shopper.ts'
import { givesFocusBack, keepsFocus } from './dialog-keyboard.ts'
import { test } from './fixtures.ts'
import { Keyboard } from './keyboard.ts'

type Row = { readonly dialog: string; readonly path: string; readonly opener: (page: Page) => Locator }

const inBanner = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).first()
const inMain = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first()
const inFooter = (name: string) => (page: Page) => page.getByRole('contentinfo').getByRole('button', { name })

const ofGuest: readonly Row[] = [
  { dialog: 'the account drawer', path: '/discount', opener: inBanner(/^Account/) },
  { dialog: 'the categories', path: '/discount', opener: inBanner('Categories') },
  { dialog: 'how one shops', path: '/discount', opener: inBanner('Pickup and delivery options') },
  { dialog: 'the announcements', path: '/discount', opener: inBanner(/^Announcements/) },
  { dialog: 'what the page tells of itself', path: '/discount', opener: inFooter('About this page') },
  { dialog: 'the quick view', path: '/category/milk', opener: inMain('Quick view of Whole Milk') },
  { dialog: 'the images of a product', path: '/detail/whole-milk', opener: inMain('Enlarge image') },
]

const ofCustomer: readonly Row[] = [
  { dialog: 'the address form', path: '/account/address', opener: inMain(/^Add/) },
  { dialog: 'the question before an address goes', path: '/account/address', opener: inMain(/^(Remove|Delete)/) },
  { dialog: 'the closure of the account', path: '/account', opener: inMain('Close my account') },
  { dialog: 'the wishlists of a product', path: '/detail/whole-milk', opener: inMain('Add to wishlist') },
  { dialog: 'the wishlists of a card', path: '/category/milk', opener: inMain('Add Whole Milk to wishlist') },
]

for (const { shopper, rows } of [
  { shopper: 'guest', rows: ofGuest },
  { shopper: 'regular', rows: ofCustomer },
] as const) {
  test.describe(`dialogs of a ${shopper}`, () => {
    test.use({ shopper })

    test('1§2 open by keyboard, keep the focus, close by Escape and give it back', async ({ page }) => {
      const keyboard = new Keyboard(page)
      for (const { dialog, path, opener } of rows) {
        await test.step(dialog, async () => {
          // The dialog before has an entry of the history that is still being left, which may abort this.
          await expect(() => page.goto(path)).toPass()
          // What cards can do without comes once somebody has moved; the page may not listen to the first keys.
          await expect(async () => {
            await keyboard.press('Tab')
            await expect(opener(page)).toBeAttached({ timeout: 500 })
          }).toPass()
          await opener(page).focus()
          await keyboard.press('Enter')
          const opened = page.getByRole('dialog')
          await keepsFocus(page, opened)
          await givesFocusBack(page, opened, opener(page))
        })
      }
    })
  })
}

test.describe('on a phone', () => {
  test.use({ shopper: 'guest', viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' })

  test('1§2 how to install the store is read by keyboard', async ({ page }) => {
    await addToCart(page, 'Rolled Oats')
    const opener = page.getByRole('region', { name: 'Install the app' }).getByRole('button', { name: 'Show me how' })
    await moveUntilThere(page, opener)
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Install the app' })
    await keepsFocus(page, dialog)
    await givesFocusBack(page, dialog, opener)
  })
})

test.describe('a list on a phone', () => {
  test.use({ shopper: 'guest', viewport: { width: 390, height: 844 }, hasTouch: true })

  test('1§2 is sorted and filtered by keyboard', async ({ page }) => {
    await page.goto('/category/produce')
    const opener = page.getByRole('button', { name: /^Sort and filter/ })
    const panel = page.getByRole('dialog', { name: 'Sort and filter' })
    await expect(async () => {
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible({ timeout: 1000 })
    }).toPass()
    await keepsFocus(page, panel)
    await givesFocusBack(page, panel, opener)
  })
})

test.describe('something that is refused', () => {
  test.use({ shopper: 'guest' })

  test('2§8 is read by keyboard, where it was asked for', async ({ page, expectedTrouble }) => {
    expectedTrouble.push(/: 409 \S+\/v2\/Cart|status of 409/)
    const errors = [{ errorCode: 'CRT_0114', descreption: 'No more of this today.' }]
    await page.route(/\/v2\/Cart$/i, (route) => route.fulfill({ status: 409, json: { success: false, errors } }))
    await page.goto('/detail/greek-yogurt-cup')
    const add = page.getByRole('main').getByRole('button', { name: 'Add Greek Yogurt Cup to cart' }).first()
    await add.focus()
    await page.keyboard.press('Enter')
    const refusal = page.getByRole('dialog').filter({ hasText: 'No more of this today.' })
    await keepsFocus(page, refusal)
    await givesFocusBack(page, refusal, add)
  })
})

test.describe('a cart that would move', () => {
  test.use({ shopper: 'guest' })

  test('1§4 stays where it is when the question is left by keyboard', async ({ page, findStore }) => {
    await page.goto('/find-store')
    const opener = findStore.stores.nth(1).getByRole('button', { name: 'Shop this store' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog')
    await keepsFocus(page, question)
    await givesFocusBack(page, question, opener)
  })
})
