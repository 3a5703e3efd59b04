import { type ClientReport, clientReportSchema, REPORTS_PATH } from '@aisle/contract'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { test as base } from '../fixtures.ts'
import { createShoppers, type ShopperKind, type Shoppers } from '../store/prepared-shopper.ts'

type Fixtures = {
  /** Who opens the pages. */
  readonly shopper: ShopperKind
  /** What the page has told the gateway so far. */
  readonly reports: readonly ClientReport[]
}

/** `test` for shoppers who have chosen a store and filled a cart before the test begins. */
export const test = base.extend<Fixtures, { readonly shoppers: Shoppers }>({
  shopper: ['guest', { option: true }],
  shoppers: [async ({ browser }, use) => use(createShoppers(browser)), { scope: 'worker' }],
  storageState: async ({ shoppers, shopper, tenant }, use) => use((await shoppers.get(tenant, shopper)).storageState),
  context: async ({ context, shoppers, shopper, tenant }, use) => {
    const { sessionStorage: entries } = await shoppers.get(tenant, shopper)
    await context.addInitScript((kept) => {
      // Frames of partners have no storage.
      if (globalThis.self !== globalThis.top) return
      for (const [key, value] of Object.entries(kept)) {
        if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value)
      }
    }, entries)
    await use(context)
  },
  reports: async ({ page }, use) => use(listen(page)),
})

export { expect } from '@playwright/test'

function listen(page: Page): readonly ClientReport[] {
  const reports: ClientReport[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== REPORTS_PATH) return
    const parsed = z.safeParse(clientReportSchema, JSON.parse(request.postData() ?? 'null'))
    if (parsed.success) reports.push(parsed.data)
  })
  return reports
}
