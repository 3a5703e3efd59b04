import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openDatabase } from '../store/database.ts'
import { newCustomer } from '../store/new-customer.ts'
import { originOf } from '../store/origins.ts'
import { fillCart, signIn } from '../store/prepared-shopper.ts'
import { spoilToken } from '../store/spoil-token.ts'

const TABS = 3
const REFUSALS = 20

const shoppers = [
  { who: 'a customer', isSignedIn: true, key: 'session', renewal: /^http:\/\/id\.localhost:\d+\/token$/ },
  { who: 'a guest', isSignedIn: false, key: 'guest', renewal: /\/auth\/guest-token$/ },
] as const

// One after the other: three tall pages at once are much for a machine, and a test that waits keeps others waiting.
test.describe.configure({ mode: 'default' })
// Tall windows: home asks for all of its collections at once.
test.use({ viewport: { width: 1440, height: 6000 } })

for (const { who, isSignedIn, key, renewal } of shoppers) {
  test(`G13 F15 F16 ${REFUSALS} refused requests in ${TABS} tabs of ${who} cause one renewal and one replay each`, async ({
    page,
    context,
    tenant,
    expectedTrouble,
  }) => {
    test.setTimeout(120_000)
    await stretchPatience(context)
    // Three tall pages at once: what is preloaded may wait for longer than the browser expects.
    expectedTrouble.push(/\b401\b/, /^warning: The resource \S+ was preloaded/)
    // A cart is one more call in each tab.
    await fillCart(page, originOf(tenant))
    if (isSignedIn) {
      await using database = await openDatabase()
      const { email } = await newCustomer(database, tenant, 'renewal')
      await signIn(page, tenant, email)
    }
    const tabs = [page, await context.newPage(), await context.newPage()]
    for (const tab of tabs) await showShopper(tab, isSignedIn)

    const calls = watchCalls(tabs)
    const renewals = await holdRenewal(context, renewal, () => calls.refused().length >= REFUSALS)
    // No page is left that could lend a token which is still good.
    for (const tab of tabs) await tab.goto('/_/offline')
    for (const tab of tabs) await spoilToken(tab, `aisle:${tenant}:${key}`)
    await Promise.all(tabs.map((tab) => tab.goto('/', { waitUntil: 'commit' })))
    for (const tab of tabs) await showShopper(tab, isSignedIn)

    await expect.poll(() => calls.refused().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(REFUSALS)
    // Between the last refusal and the first replay no call is open either: the replays are what is waited for.
    await expect.poll(() => calls.refusedWithoutReplay(), { timeout: 20_000 }).toEqual([])
    await expect.poll(() => calls.open(), { timeout: 20_000 }).toBe(0)
    expect(calls.refusedTwice()).toEqual([])
    expect(renewals).toHaveLength(1)
  })
}

/** The tab knows who shops, and home has shown its collections. */
async function showShopper(tab: Page, isSignedIn: boolean) {
  if (new URL(tab.url()).pathname !== '/') await tab.goto('/')
  await expect(tab.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 30_000 })
  await expect
    .poll(() => tab.evaluate(() => Object.keys(sessionStorage).join()))
    .toContain(isSignedIn ? 'session' : 'guest')
}

/** The renewal is held for longer than a tab waits for another one on a quick machine. */
const stretchPatience = (context: BrowserContext) =>
  context.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 4)
  })

/** Lets the renewal through, for real, once enough calls wait for it. */
async function holdRenewal(context: BrowserContext, address: RegExp, isEnough: () => boolean) {
  const renewals: string[] = []
  await context.route(address, async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback()
    renewals.push(route.request().url())
    await expect.poll(isEnough, { timeout: 20_000 }).toBe(true)
    await route.fallback()
  })
  return renewals
}

function watchCalls(tabs: readonly Page[]) {
  const seen: { readonly name: string; status: number | undefined }[] = []
  tabs.forEach((tab, index) => {
    const entries = new Map<Request, (typeof seen)[number]>()
    tab.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (!/^\/v\d\//.test(pathname)) return
      const entry = { name: `tab ${index} ${request.method()} ${pathname}${search}`, status: undefined }
      entries.set(request, entry)
      seen.push(entry)
    })
    // A call that was given up is none that waits. One whose body nobody reads "fails" after its answer came.
    tab.on('requestfailed', (request) => {
      const entry = entries.get(request)
      if (entry) entry.status ??= 0
    })
    tab.on('response', (response) => {
      const entry = entries.get(response.request())
      if (entry) entry.status = response.status()
    })
  })
  const named = (name: string) => seen.filter((entry) => entry.name === name)
  const refused = () => seen.filter(({ status }) => status === 401)
  return {
    refused,
    open: () => seen.filter(({ status }) => status === undefined).length,
    refusedTwice: () => refused().filter(({ name }) => named(name).filter(({ status }) => status === 401).length > 1),
    refusedWithoutReplay: () => refused().filter(({ name }) => !named(name).some(({ status }) => status === 200)),
  }
}
