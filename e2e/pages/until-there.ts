import { expect, type Locator, type Page } from '@playwright/test'

/** Moves the mouse until what comes once a shopper has moved is there: the page may not listen to the first moves. */
export async function moveUntilThere(page: Page, late: Locator) {
  let x = 100
  await expect(async () => {
    await page.mouse.move((x += 20), 200)
    await expect(late).toBeAttached({ timeout: 500 })
  }).toPass()
}
