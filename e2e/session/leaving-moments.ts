import { orderIntentKey } from '@aisle/contract'
import { expect, type Page, type Route } from '@playwright/test'
import type { CheckoutPage } from '../pages/checkout-page.ts'
import { fetchThroughGateway } from '../store/fetch-through-gateway.ts'

export const PLACING = /\/v1\/Cart\/PlaceOrder$/
const INTENT = orderIntentKey('fresh')

type Later = () => Promise<unknown>
type Scene = {
  readonly page: Page
  readonly checkout: CheckoutPage
  /** The idempotency keys of all that is sent, or would have been. */
  readonly keys: Set<string | undefined>
}

/** A moment between the click that buys and the page that confirms it, at which a tab is closed. */
export type Moment = {
  readonly when: string
  /** Brings it about, in a page whose order is ready to be placed; answers with what happens after the shopper is back. */
  readonly reach: (scene: Scene) => Promise<void | Later>
  /** Where the shopper comes back to. */
  readonly at: readonly ('/checkout' | '/cart')[]
  /** Tried for every change; the others at night. */
  readonly isTriedAlways?: true
  /** Whether the shopper has ordered: then there is one order, otherwise none. */
  readonly isOrdered: boolean
  /** What the page says in its console meanwhile. */
  readonly trouble?: RegExp
}

export const moments: readonly Moment[] = [
  {
    when: 'before the click',
    reach: ({ checkout }) => expect(checkout.placeOrder).toBeVisible(),
    at: ['/checkout', '/cart'],
    isOrdered: false,
  },
  {
    when: 'at the click, before anything is sent',
    async reach({ page, checkout, keys }) {
      await page.evaluate(sendNothing, PLACING.source)
      await checkout.placeOrder.click()
      const kept = () => page.evaluate((name) => localStorage.getItem(name), INTENT)
      await expect.poll(kept).not.toBeNull()
      keys.add(JSON.parse((await kept()) ?? '').key)
    },
    at: ['/cart'],
    isOrdered: true,
  },
  {
    when: 'while the request waits on its way to the store',
    async reach(scene) {
      const { promise: waiting, resolve } = Promise.withResolvers<Route>()
      await clickAnd(scene, async (route) => resolve(route))
      // It arrives when the same order was sent again.
      return async () => expect((await fetchThroughGateway(await waiting)).status()).toBe(200)
    },
    at: ['/checkout'],
    isOrdered: true,
  },
  {
    when: 'when the request was lost on its way to the store',
    reach: (scene) => clickAnd(scene, (route) => route.abort('connectionreset')),
    at: ['/cart'],
    isOrdered: true,
    trouble: /ERR_CONNECTION_RESET/,
  },
  {
    when: 'before the answer',
    reach: (scene) => clickAnd(scene, fetchThroughGateway),
    at: ['/checkout', '/cart'],
    isTriedAlways: true,
    isOrdered: true,
  },
  {
    when: 'when the answer was lost',
    reach: (scene) =>
      clickAnd(scene, async (route) => {
        await fetchThroughGateway(route)
        await route.abort('connectionreset')
      }),
    at: ['/checkout'],
    isOrdered: true,
    trouble: /ERR_CONNECTION_RESET/,
  },
  {
    when: 'when the answer is there and the page has not changed yet',
    async reach({ page, checkout }) {
      const debug = await page.context().newCDPSession(page)
      await debug.send('Debugger.enable')
      const stopped = new Promise((resolve) => debug.once('Debugger.paused', resolve))
      await page.evaluate(stopAtRecentOrder)
      await checkout.placeOrder.click()
      await stopped
    },
    at: ['/cart'],
    isTriedAlways: true,
    isOrdered: true,
  },
  {
    when: 'while the confirmation loads',
    async reach({ page, checkout }) {
      const { asked } = await hold(page, /\/v1\/ThankYou\?/)
      await checkout.placeOrder.click()
      await asked
      await page.waitForURL(/\/order-complete\//)
    },
    at: ['/checkout'],
    isOrdered: true,
  },
  {
    when: 'while the page is loaded anew',
    async reach(scene) {
      await clickAnd(scene, fetchThroughGateway)
      const { asked } = await hold(scene.page, /\.js$/)
      await scene.page.reload({ waitUntil: 'commit' })
      await asked
    },
    at: ['/cart'],
    isOrdered: true,
  },
  {
    when: 'when the page crashes',
    async reach(scene) {
      await clickAnd(scene, fetchThroughGateway)
      const crashed = scene.page.waitForEvent('crash')
      const debug = await scene.page.context().newCDPSession(scene.page)
      // Nobody is left to answer.
      void debug.send('Page.crash').catch(() => {})
      await crashed
    },
    at: ['/checkout'],
    isOrdered: true,
  },
]

/** Clicks, and waits until this has become of the request; the page has no answer then. */
async function clickAnd({ page, checkout }: Scene, become: (route: Route) => Promise<unknown>) {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>()
  await page.route(PLACING, (route) => become(route).then(() => resolve(), reject))
  await checkout.placeOrder.click()
  await done
}

/** Keeps requests from being answered; `asked` settles with the first of them. */
async function hold(page: Page, address: RegExp) {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  await page.route(address, () => resolve())
  return { asked }
}

function sendNothing(placing: string) {
  const send = globalThis.fetch
  globalThis.fetch = (input, init) =>
    new RegExp(placing).test(new Request(input).url) ? new Promise(() => {}) : send(input, init)
}

/** The number of the order is kept once the answer was read, before the page goes to its confirmation. */
function stopAtRecentOrder() {
  const keep = Storage.prototype.setItem
  Storage.prototype.setItem = function (name, value) {
    keep.call(this, name, value)
    // oxlint-disable-next-line no-debugger -- where the test has the page stop
    if (name.endsWith(':recent-order')) debugger
  }
}
