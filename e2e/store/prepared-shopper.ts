import { CHOSEN_STORE_COOKIE } from '@aisle/contract'
import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { FindStorePage } from '../pages/find-store-page.ts'
import { Frame } from '../pages/frame.ts'
import { ProductCard } from '../pages/product-card.ts'
import { acceptDisclaimers } from './accept-disclaimers.ts'
import { originOf } from './origins.ts'

/**
 * Somebody who has not come yet, who has filled a cart, who has done so and signed in, the customer with a history, or
 * somebody signed in who is no customer.
 */
export type ShopperKind = 'stranger' | 'guest' | 'customer' | 'regular' | 'visitor'

export type PreparedShopper = {
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>
  readonly sessionStorage: Readonly<Record<string, string>>
}

export const PASSWORD = 'aisle-demo'
/** Journeys buy as the regular, whose cart is therefore never at rest. */
const accounts = {
  customer: 'newcomer@example.com',
  regular: 'customer@example.com',
  visitor: 'visitor@example.com',
} as const
const PRODUCT = 'Whole Milk'
/** Milliseconds: access tokens live for ten minutes. */
const FRESH = 4 * 60_000

export type Shoppers = ReturnType<typeof createShoppers>

/** Shoppers who are let in once for many tests, by the pages that everybody uses. */
export function createShoppers(browser: Browser) {
  const kept = new Map<string, { readonly at: number; readonly shopper: Promise<PreparedShopper> }>()
  return {
    get(tenant: string, kind: ShopperKind): Promise<PreparedShopper> {
      const key = `${tenant} ${kind}`
      const known = kept.get(key)
      if (known && Date.now() - known.at < FRESH) return known.shopper
      const shopper = prepare(browser, tenant, kind)
      kept.set(key, { at: Date.now(), shopper })
      return shopper
    },
  }
}

async function prepare(browser: Browser, tenant: string, kind: ShopperKind): Promise<PreparedShopper> {
  if (kind === 'stranger') return { storageState: { cookies: [], origins: [] }, sessionStorage: {} }
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL: originOf(tenant), viewport, storageState: undefined })
  try {
    const page = await context.newPage()
    if (kind === 'regular' || kind === 'visitor') await chooseStore(page, originOf(tenant))
    else await fillCart(page, originOf(tenant))
    if (kind === 'regular' || kind === 'visitor') await signIn(page, tenant, accounts[kind])
    if (kind === 'customer') {
      await signIn(page, tenant, accounts.customer)
      await expect(new Frame(page).cart).toHaveAccessibleName(/^Cart, [1-9]/)
    }
    return { storageState: await context.storageState(), sessionStorage: await sessionOf(page, tenant) }
  } finally {
    await context.close()
  }
}

/** What the first shopper of this worker has kept of a store that was chosen by hand. */
const choices = new Map<string, Cookie>()

/** Shops at the first store that offers the method, from home; a choice that is known is not made by hand again. */
export async function chooseStore(page: Page, origin: string, method = /pickup/i): Promise<void> {
  if (await knowsStore(page, origin, method)) await page.goto('/')
  else await chooseByHand(page, origin, method)
}

/** Whether a shopper who has chosen no store yet could be given the choice of somebody before. */
async function knowsStore(page: Page, origin: string, method: RegExp): Promise<boolean> {
  await acceptDisclaimers(page)
  const choice = choices.get(`${origin} ${method}`)
  if (!choice || (await keptChoice(page, origin))) return false
  await page.context().addCookies([choice])
  return true
}

const keptChoice = async (page: Page, origin: string): Promise<Cookie | undefined> =>
  (await page.context().cookies(origin)).find(({ name }) => name === CHOSEN_STORE_COOKIE)

async function chooseByHand(page: Page, origin: string, method: RegExp): Promise<void> {
  await page.goto('/find-store')
  const findStore = new FindStorePage(page)
  await findStore.choose(method)
  await page.waitForURL(`${origin}/`)
  // The next page is shown once its code is there; until then the address is ahead of it.
  await expect(findStore.heading).toBeHidden()
  const choice = await keptChoice(page, origin)
  if (choice) choices.set(`${origin} ${method}`, choice)
}

/** Chooses a store and puts milk into the cart; six make an order that is large enough. */
export async function fillCart(
  page: Page,
  origin: string,
  quantity = 1,
  { method = /pickup/i, product = PRODUCT }: { readonly method?: RegExp; readonly product?: string } = {},
): Promise<void> {
  if (!(await knowsStore(page, origin, method))) await chooseByHand(page, origin, method)
  await addToCart(page, product, quantity)
}

/** Searches for a product and puts so many of it into the cart, which had none of it. */
export async function addToCart(page: Page, product: string, quantity = 1): Promise<void> {
  await page.goto(`/search?${new URLSearchParams({ q: product }).toString()}`)
  const card = new ProductCard(page, product)
  await savingCart(page, () => card.add.click())
  if (quantity > 1) {
    await card.quantity.fill(String(quantity))
    await savingCart(page, () => card.quantity.press('Enter'))
  }
  await expect(new Frame(page).cart).toHaveAccessibleName(/^Cart, [1-9]/)
}

/** Does something to the cart, and waits until the store has answered. */
export async function savingCart(page: Page, act: () => Promise<void>) {
  const saved = page.waitForResponse(
    (response) => /\/cart/i.test(response.url()) && response.request().method() !== 'GET',
  )
  await act()
  await saved
  // The page has read the answer, and keeps what it needs of it.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Signs in on the provider's pages and comes back; the guest's cart has become the customer's then. */
export async function signIn(page: Page, tenant: string, email: string): Promise<void> {
  await new Frame(page).signIn(email, PASSWORD)
  await expect.poll(async () => Object.keys(await sessionOf(page, tenant)), { timeout: 20_000 }).toHaveLength(1)
}

/** What a tab of a signed-in shopper keeps, without a guest's token: the cookie gives that again. */
const sessionOf = (page: Page, tenant: string): Promise<Record<string, string>> =>
  page.evaluate((key) => {
    const value = sessionStorage.getItem(key)
    return value === null ? {} : { [key]: value }
  }, `aisle:${tenant}:session`)
