import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { type Observed, observe, summarize } from './observe.ts'
import type { Profile } from './profiles.ts'

export type PageUnderBench = {
  readonly name: string
  readonly path: string
  /** Shows when the page has its content. */
  readonly heading: string | RegExp
}

export type Visit = Observed & {
  /** As they travelled, compressed and with their heads; of what was cached, none. */
  readonly bytes: number
  /** That went to the network. */
  readonly requests: number
  /** Calls of the store's API that the browser made before the page was there. */
  readonly calls: number
  /** Bytes */
  readonly heap: number
  /** Milliseconds from the click on a product to its page. */
  readonly route: number
}

/** Milliseconds without a request in flight after which a page counts as loaded, and the longest to wait for that. */
const QUIET = 1000
const PATIENCE = 45_000
/** The longest that a route may take to change. */
const ROUTE_PATIENCE = 30_000

/** Loads a page in a tab of its own and looks at what it cost. */
export async function visit(context: BrowserContext, target: PageUnderBench, profile: Profile): Promise<Visit> {
  const page = await context.newPage()
  try {
    const devtools = await context.newCDPSession(page)
    await imitate(devtools, profile)
    const traffic = await countTraffic(devtools)
    await page.addInitScript(observe)

    await page.goto(target.path, { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('heading', { name: target.heading }).first().waitFor({ timeout: PATIENCE })
    await traffic.quiet()
    const counted = traffic.counted()
    const seen = await page.evaluate(summarize)
    const heap = await heapOf(devtools)
    return { ...seen, ...counted, heap, route: await changeRoute(page) }
  } finally {
    await page.close()
  }
}

async function imitate(devtools: CDPSession, { cpuSlowdown, network }: Profile) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await devtools.send('Network.enable')
  if (!network) return
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTrip,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  })
}

async function countTraffic(devtools: CDPSession) {
  const open = new Set<string>()
  const cached = new Set<string>()
  let requests = 0
  let calls = 0
  let bytes = 0
  let lastChange = Date.now()
  const fromCache = (requestId: string) => open.has(requestId) && cached.add(requestId)
  devtools.on('Network.requestServedFromCache', ({ requestId }) => fromCache(requestId))
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) fromCache(requestId)
  })
  devtools.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (!request.url.startsWith('http')) return
    bytes += redirectResponse?.encodedDataLength ?? 0
    requests += 1
    if (/\/v[12]\//.test(new URL(request.url).pathname)) calls += 1
    open.add(requestId)
    lastChange = Date.now()
  })
  const end = (requestId: string, encodedDataLength = 0) => {
    if (!open.delete(requestId)) return
    bytes += encodedDataLength
    lastChange = Date.now()
  }
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  return {
    counted: () => ({ requests: requests - cached.size, calls, bytes }),
    async quiet() {
      const deadline = Date.now() + PATIENCE
      while (Date.now() < deadline && (open.size > 0 || Date.now() - lastChange < QUIET)) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

/** Clicks the first product of the page that is not the page itself, and waits for its heading to be painted. */
async function changeRoute(page: Page): Promise<number> {
  const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first()
  const fallback = page.getByRole('banner').getByRole('link', { name: /^Cart, / })
  const target = (await link.count()) > 0 ? link : fallback
  await target.scrollIntoViewIfNeeded()
  const before = await page.getByRole('heading', { level: 1 }).first().textContent()
  const painted = page.evaluate(nextPagePainted, { before: before ?? '', patience: ROUTE_PATIENCE })
  await target.click()
  return await painted
}

/** Runs in the page: milliseconds from the click until another first heading is on screen. */
function nextPagePainted({ before, patience }: { before: string; patience: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    let start = 0
    setTimeout(() => reject(new Error(`No other page was shown within ${patience} ms of "${before}".`)), patience)
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent
      if (start === 0 || !heading || heading === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
  })
}
