import type { Page } from '@playwright/test'

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
