import type { Page } from '@playwright/test'

/** The browser has had nothing left to do, `times` over: what a page fetches ahead is asked for by then. */
export const idle = (page: Page, times = 1) =>
  page.evaluate(async (rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }, times)
