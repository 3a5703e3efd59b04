import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, headlessShellPath } from '../../store/chromium.ts'
import { keepPage } from './keep-page.ts'
import { type PageUnderBench, pagesUnderBench } from './pages-under-bench.ts'
import { addToCart, openProducts, PRODUCTS } from './press.ts'
import { printPages } from './print-pages.ts'
import { type Profile, profilesFor } from './profiles.ts'
import { requireSameShop } from './same-shop.ts'
import { cookieHeader, prepareShopper, type StorageState } from './shopper.ts'
import { originOfShop, type Shop } from './shops.ts'
import { type Itinerary, type Visit, visit } from './visit.ts'

/** How a page is met: `unkept` is cold too, and the gateway has to make the document first. */
export type Cache = 'cold' | 'warm' | 'unkept'

/** Visits to a page under the same terms. */
export type Sample = {
  readonly shop: Shop
  readonly page: PageUnderBench
  readonly profile: Profile
  readonly cache: Cache
  readonly visits: readonly Visit[]
}

type Terms = { readonly browser: Browser; readonly storageState: StorageState; readonly runs: number }

type Options = {
  readonly runs: number
  /** How many times slower the phone is than this machine. */
  readonly slowdown: number
  /** Ends the measuring where it is. */
  readonly signal: AbortSignal
  readonly print: (text: string) => void
}

/**
 * Prints what the pages of the stores cost and how the stores compare. The engine without windows: each new shopper gets
 * a window of the whole browser, whose own pages keep a core busy for three seconds while the store's page loads.
 *
 * @throws Error for a page that fails
 */
export async function measurePages(shops: readonly Shop[], { runs, slowdown, signal, print }: Options): Promise<void> {
  const [first] = shops
  if (!first) throw new Error('There is no store to measure.')
  const executablePath = headlessShellPath()
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags],
    // It would end this process before the stores are stopped.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  signal.addEventListener('abort', () => void browser.close(), { once: true })
  try {
    print(`In Chromium ${browser.version()}, ${basename(executablePath)}.\n`)
    const terms = { browser, runs, storageState: await prepareShopper(browser, first) }
    await requireSameShop(browser, shops, terms.storageState)
    const samples: Sample[] = []
    try {
      for (const profile of profilesFor(slowdown)) {
        for (const page of pagesUnderBench) {
          samples.push(...(await measurePage(terms, shops, page, profile)))
          process.stderr.write(`measured: ${page.name}, ${profile.name}\n`)
        }
      }
    } finally {
      // A page that fails ends the bench, and loses nothing of those before it.
      if (samples.length > 0) printPages(samples, print)
    }
  } finally {
    await browser.close()
  }
}

/** The stores take turns, so that what else the machine does meets both. */
async function measurePage(terms: Terms, shops: readonly Shop[], page: PageUnderBench, profile: Profile) {
  const met: Met[] = []
  for (let run = 0; run < terms.runs; run += 1) {
    const turn = run % 2 === 0 ? shops : shops.toReversed()
    for (const shop of turn) met.push(...(await meet(terms, shop, { page, profile })))
  }
  return shops.flatMap((shop) =>
    (['cold', 'warm', 'unkept'] as const).flatMap((cache): readonly Sample[] => {
      const visits = met.filter((one) => one.shop === shop && one.cache === cache).map((one) => one.visit)
      return visits.length > 0 ? [{ shop, page, profile, cache, visits }] : []
    }),
  )
}

type Met = { readonly shop: Shop; readonly cache: Cache; readonly visit: Visit }

/**
 * One shopper: comes to a page that the gateway keeps, opens products, comes again and adds some to the cart. Another
 * one comes to a page that is not kept; what that costs is the gateway's part, so one store is enough.
 */
async function meet(
  { browser, storageState }: Terms,
  shop: Shop,
  { page, profile }: Pick<Itinerary, 'page' | 'profile'>,
): Promise<readonly Met[]> {
  const open = () => browser.newContext({ baseURL: originOfShop(shop), viewport: profile.viewport, storageState })
  const shoppers = { one: await open(), other: await open() }
  const keep = () => keepPage(shop, page.path, cookieHeader(storageState))
  const go = async (cache: Cache, itinerary: Pick<Itinerary, 'suffix' | 'press'> = {}): Promise<Met> => {
    try {
      const context = cache === 'unkept' ? shoppers.other : shoppers.one
      return { shop, cache, visit: await visit(context, { page, profile, ...itinerary }) }
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The ${page.name} page of the ${shop.name} store failed (${profile.name}, ${cache}): ${reason}`, {
        cause,
      })
    }
  }
  try {
    await keep()
    const cold = await go('cold', page.isList ? { press: openProducts } : {})
    await keep()
    const warm = await go('warm', { press: addToCart(page.isList ? PRODUCTS : 1) })
    if (shop.name === 'monolith') return [cold, warm]
    // An address that nobody has asked for: the pages know nothing of this parameter.
    const suffix = `${page.path.includes('?') ? '&' : '?'}bench=${randomUUID()}`
    return [cold, warm, await go('unkept', { suffix })]
  } finally {
    await Promise.all(Object.values(shoppers).map((context) => context.close()))
  }
}
