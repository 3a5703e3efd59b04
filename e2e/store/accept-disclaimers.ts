import type { Page } from '@playwright/test'

/** Accepts what a store wants accepted before somebody shops, whenever it stands in the way. */
export async function acceptDisclaimers(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: 'Accept and continue' })
  await page.addLocatorHandler(accept, () => accept.click())
}
