import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { type Observed, observe, summarize } from './observe.ts'
import type { PageUnderBench } from './pages-under-bench.ts'
import type { Press } from './press.ts'
import type { Profile } from './profiles.ts'
import { type Counted, countTraffic } from './traffic.ts'
import { watchTroubles } from './troubles.ts'

export type Visit = Observed &
  Counted & {
    /** Bytes */
    readonly heap: number
    /** Milliseconds until the answer to each of what the shopper pressed then was painted, in their order. */
    readonly answers: readonly number[]
  }

export type Itinerary = {
  readonly page: PageUnderBench
  readonly profile: Profile
  /** Behind the page's path, to make it another page for the gateway. */
  readonly suffix?: string
  /** What the shopper does once the page is quiet. */
  readonly press?: Press
}

const PATIENCE = 45_000

/** Loads a page in a tab of its own and looks at what it cost. @throws Error for a page that fails */
export async function visit(context: BrowserContext, itinerary: Itinerary): Promise<Visit> {
  const { page: target, profile, suffix = '', press } = itinerary
  const page = await context.newPage()
  const troubles = watchTroubles(page)
  try {
    const devtools = await context.newCDPSession(page)
    await imitate(devtools, profile)
    const traffic = await countTraffic(devtools)
    await page.addInitScript(observe)

    await page.goto(target.path + suffix, { waitUntil: 'load', timeout: PATIENCE })
    await traffic.quiet()
    // What is fetched ahead of need belongs to the page, whenever the browser finds the time.
    await page.evaluate(idle)
    await traffic.quiet()
    const counted = traffic.counted()
    const seen = await page.evaluate(summarize)
    // Nothing is looked for before that: what looks is a script, which lays out the whole page and keeps a phone busy for
    // 60 to 110 ms, a task that is not the page's.
    await requireHeading(page, target)
    const answers = (await press?.(page, traffic.quiet)) ?? []
    // What was pressed is saved before the tab is closed.
    if (press) await traffic.quiet()
    // Behind the press: no phone collects all garbage between looking and pressing, and V8 may give up code with it.
    const heap = await heapOf(devtools)
    if (troubles.length > 0) throw new Error(troubles.join('; '))
    return { ...seen, ...counted, heap, answers }
  } finally {
    await page.close()
  }
}

/** @throws Error for a page that was quiet without its content: what was seen of it says nothing */
async function requireHeading(page: Page, { heading }: PageUnderBench) {
  const headings = page.getByRole('main').getByRole('heading', { name: heading })
  if ((await headings.count()) === 0) throw new Error(`its heading ${String(heading)} was not there once it was quiet`)
}

/** Runs in the page: settles behind everything that waits for an idle moment. */
const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 20_000 }))

async function imitate(devtools: CDPSession, { cpuSlowdown, network }: Profile) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (!network) return
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTrip,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  })
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}
