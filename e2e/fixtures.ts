import { REPORTS_PATH } from '@aisle/contract'
import { test as base, type Page } from '@playwright/test'
import { CartPage } from './pages/cart-page.ts'
import { CheckoutPage } from './pages/checkout-page.ts'
import { FindStorePage } from './pages/find-store-page.ts'
import { Frame } from './pages/frame.ts'
import { OrderCompletePage } from './pages/order-complete-page.ts'
import { acceptDisclaimers } from './store/accept-disclaimers.ts'
import { originOf } from './store/origins.ts'

type Fixtures = {
  /** The tenant that is shopped at. */
  readonly tenant: string
  /** Whether the shopper accepts what the store wants accepted, without a word about it. */
  readonly acceptsDisclaimers: boolean
  /** Console errors and warnings, page errors, failed requests and policy violations that a test expects. */
  readonly expectedTrouble: RegExp[]
  readonly frame: Frame
  readonly findStore: FindStorePage
  readonly cartPage: CartPage
  readonly checkout: CheckoutPage
  readonly orderComplete: OrderCompletePage
}

/** `test` of Aisle: pages by name, and a journey fails on any stray error, warning or failed request. */
export const test = base.extend<Fixtures>({
  tenant: ['fresh', { option: true }],
  acceptsDisclaimers: [true, { option: true }],
  baseURL: ({ tenant }, use) => use(originOf(tenant)),
  expectedTrouble: ({}, use) => use([]),
  context: async ({ context, serviceWorkers }, use) => {
    // What stays out must not look like one that failed, which every page would report.
    if (serviceWorkers === 'block') {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    }
    await use(context)
  },
  page: async ({ page, expectedTrouble, acceptsDisclaimers }, use) => {
    const trouble = watch(page)
    await page.addInitScript(sayReports, REPORTS_PATH)
    if (acceptsDisclaimers) await acceptDisclaimers(page)
    await use(page)
    const stray = trouble.filter((line) => !expectedTrouble.some((expected) => expected.test(line)))
    if (stray.length > 0) throw new Error(`Unexpected trouble in the browser:\n${stray.join('\n')}`)
  },
  frame: ({ page }, use) => use(new Frame(page)),
  findStore: ({ page }, use) => use(new FindStorePage(page)),
  cartPage: ({ page }, use) => use(new CartPage(page)),
  checkout: ({ page }, use) => use(new CheckoutPage(page)),
  orderComplete: ({ page }, use) => use(new OrderCompletePage(page)),
})

export { expect } from '@playwright/test'

function watch(page: Page): readonly string[] {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (isOfTooManyReports(message.location().url, message.text())) return
    if (message.type() === 'debug' && message.text().includes('"hydration"'))
      trouble.push(`the server rendered another page than the browser: ${message.text()}`)
    if (message.type() === 'error' || message.type() === 'warning') trouble.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left aborts what it was still asking for.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`request failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (isOfTooManyReports(response.url(), String(response.status()))) return
    if (response.status() >= 400) trouble.push(`response: ${response.status()} ${response.url()}`)
  })
  return trouble
}

/** Tests of faults share an address, from which the gateway takes sixty reports a minute. */
const isOfTooManyReports = (url: string, says: string) => url.endsWith(REPORTS_PATH) && says.includes('429')

/** Has the page say in its console what it reports: of what a beacon carries the browser shows tests nothing. */
function sayReports(path: string) {
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (address, body) => {
    if (String(address).endsWith(path) && body instanceof Blob) void body.text().then((text) => console.debug(text))
    return send(address, body)
  }
}
