import { expect, type Locator, type Page } from '@playwright/test'

/** Puts the page's time into the test's hands, deadlines made of signals included: those are the browser's own clock else. */
export async function controlTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}

const TEN_SECONDS = 10_000

/** Lets the ten seconds pass after which a page says that it still loads, again where it had not begun to wait. */
export async function waitLong(page: Page, stillLoading: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(TEN_SECONDS)
    await expect(stillLoading).toBeVisible({ timeout: 2000 })
  }).toPass()
}
