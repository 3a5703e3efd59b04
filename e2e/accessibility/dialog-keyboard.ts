import { expect, type Locator, type Page } from '@playwright/test'
import { Keyboard } from './keyboard.ts'

/** A dialog has the focus when it opens, and keeps it however far one tabs, either way. */
export async function keepsFocus(page: Page, dialog: Locator) {
  const keyboard = new Keyboard(page)
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate(holdsFocus)).toBe(true)
  for (let stop = 0; stop < 20; stop += 1) {
    await keyboard.press(stop < 14 ? 'Tab' : 'Shift+Tab')
    expect(await page.evaluate(focusOutside)).toBe('')
  }
}

/** It closes by Escape, and whoever opened it has the focus again. */
export async function givesFocusBack(page: Page, dialog: Locator, opener: Locator) {
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

const holdsFocus = (dialog: Element) => dialog === document.activeElement || dialog.contains(document.activeElement)

/** What has the focus behind the dialog; the browser's own bars are none of the page's. */
function focusOutside(): string {
  const focused = document.activeElement
  const isFine = !focused || focused === document.body || focused.closest('dialog, [role="dialog"]') !== null
  return isFine ? '' : focused.outerHTML.slice(0, 160)
}
