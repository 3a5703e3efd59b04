import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { Keyboard } from './keyboard.ts'

type Row = { readonly dialog: string; readonly path: string; readonly opener: (page: Page) => Locator }

const inBanner = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name }).first()
const inMain = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first()

const ofGuest: readonly Row[] = [
  { dialog: 'the account drawer', path: '/discount', opener: inBanner(/^Account/) },
  { dialog: 'the categories', path: '/discount', opener: inBanner('Categories') },
  { dialog: 'how one shops', path: '/discount', opener: inBanner('Pickup and delivery options') },
  { dialog: 'the quick view', path: '/category/milk', opener: inMain(/^Quick view of/) },
]

const ofCustomer: readonly Row[] = [
  { dialog: 'the address form', path: '/account/address', opener: inMain(/^Add/) },
  { dialog: 'the question before an address goes', path: '/account/address', opener: inMain(/^(Remove|Delete)/) },
  { dialog: 'the closure of the account', path: '/account', opener: inMain('Close my account') },
  { dialog: 'the wishlists of a product', path: '/detail/whole-milk', opener: inMain('Add to wishlist') },
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
          await page.goto(path)
          await opener(page).focus()
          await keyboard.press('Enter')
          const opened = page.getByRole('dialog')
          await expect(opened).toBeVisible()
          await expect.poll(() => opened.evaluate(holdsFocus)).toBe(true)
          for (let stop = 0; stop < 20; stop += 1) {
            await keyboard.press(stop < 14 ? 'Tab' : 'Shift+Tab')
            expect(await page.evaluate(focusOutside)).toBe('')
          }
          await keyboard.press('Escape')
          await expect(opened).toBeHidden()
          await expect(opener(page)).toBeFocused()
        })
      }
    })
  })
}

const holdsFocus = (dialog: Element) => dialog === document.activeElement || dialog.contains(document.activeElement)

/** What has the focus behind the dialog; the browser's own bars are none of the page's. */
function focusOutside(): string {
  const focused = document.activeElement
  const isFine = !focused || focused === document.body || focused.closest('dialog, [role="dialog"]') !== null
  return isFine ? '' : focused.outerHTML.slice(0, 160)
}
