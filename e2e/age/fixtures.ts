import { CHOSEN_STORE_COOKIE } from '@aisle/contract'
import { expect, type BrowserContext } from '@playwright/test'
import { test as base } from '../accessibility/fixtures.ts'
import { AgeCheckPage } from '../pages/age-check-page.ts'
import { FindStorePage } from '../pages/find-store-page.ts'
import { acceptDisclaimers } from '../store/accept-disclaimers.ts'
import { openDatabase } from '../store/database.ts'
import { originOf } from '../store/origins.ts'
import { PASSWORD } from '../store/prepared-shopper.ts'

type Fixtures = {
  readonly age: AgeCheckPage
  /** All that the page and the browser keep in places a script can read, as one text. */
  readonly keptInBrowser: () => Promise<string>
  /** A customer whose age is not verified. */
  readonly newcomer: { readonly email: string; readonly password: string }
}
/** The store that was chosen and the disclaimer that was accepted, and nothing of the guest who did. */
type StoreChoice = Pick<Awaited<ReturnType<BrowserContext['storageState']>>, 'cookies' | 'origins'>

/** `test` for guests of Old Cellar who have chosen a store, each a guest of their own. */
export const test = base.extend<Fixtures, { readonly storeChoice: StoreChoice }>({
  tenant: 'cellar',
  shopper: 'stranger',
  storeChoice: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: originOf('cellar') })
      const page = await context.newPage()
      await acceptDisclaimers(page)
      await page.goto('/find-store')
      await page.getByLabel('Zip code').fill('29403')
      await page.getByRole('button', { name: 'Search', exact: true }).last().click()
      await new FindStorePage(page).choose(/in-store pickup/i)
      await expect(new AgeCheckPage(page).heading).toBeVisible()
      const { cookies, origins } = await context.storageState()
      await context.close()
      await use({
        cookies: cookies.filter(({ name }) => name === CHOSEN_STORE_COOKIE),
        origins: origins.map(({ origin, localStorage: kept }) => ({
          origin,
          localStorage: kept.filter(({ name }) => name.endsWith(':disclaimers')),
        })),
      })
    },
    { scope: 'worker' },
  ],
  storageState: async ({ storeChoice }, use) => use(storeChoice),
  age: ({ page }, use) => use(new AgeCheckPage(page)),
  keptInBrowser: ({ page, context }, use) =>
    use(async () => {
      const told = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, location.href, history.state])
      return JSON.stringify([told, await context.cookies()])
    }),
  newcomer: async ({}, use) => {
    const email = 'newcomer@example.com'
    await using database = await openDatabase()
    await database.query(
      `UPDATE commerce.customers SET is_verified_online = false WHERE tenant_id = 'cellar' AND email = $1`,
      [email],
    )
    await use({ email, password: PASSWORD })
  },
})

export { expect } from '@playwright/test'
