import type { CDPSession } from '@playwright/test'

/** What travelled for a page. */
export type Counted = {
  /** As they travelled, compressed and with their heads; of what was cached, none. */
  readonly bytes: number
  /** Of these, JavaScript's. */
  readonly scriptBytes: number
  /** Of these, of scripts that the document names: what it takes until the page answers to the shopper. */
  readonly firstScriptBytes: number
  /**
   * Milliseconds from asking for the document until its first byte, with the network's part. (The page's own
   * `responseStart` is taken before the imitated network.)
   */
  readonly ttfb: number
  /** That went to the network. */
  readonly requests: number
  /** Calls of the store's API that the browser made before the page was there. */
  readonly calls: number
}

/** Milliseconds without a request in flight after which a page counts as loaded, and the longest to wait for that. */
const QUIET = 1000
const PATIENCE = 45_000

export async function countTraffic(devtools: CDPSession) {
  const open = new Set<string>()
  const cached = new Set<string>()
  const scripts = new Set<string>()
  const named = new Set<string>()
  const count = { requests: 0, calls: 0, bytes: 0, scriptBytes: 0, firstScriptBytes: 0 }
  const document = { asked: 0, answered: 0 }
  let lastChange = Date.now()
  const fromCache = (requestId: string) => open.has(requestId) && cached.add(requestId)
  devtools.on('Network.requestServedFromCache', ({ requestId }) => fromCache(requestId))
  devtools.on('Network.responseReceived', ({ requestId, response, type, timestamp }) => {
    if (type === 'Document') document.answered ||= timestamp
    if (response.fromDiskCache) fromCache(requestId)
    // A preload's type is `Other` or `Script`; what it is, its answer says.
    if (/javascript/.test(response.mimeType)) scripts.add(requestId)
  })
  devtools.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse, type, initiator, timestamp }) => {
    if (!request.url.startsWith('http')) return
    count.bytes += redirectResponse?.encodedDataLength ?? 0
    count.requests += 1
    if (/\/v[12]\//.test(new URL(request.url).pathname)) count.calls += 1
    if (type === 'Document') document.asked ||= timestamp
    if (initiator.type === 'parser') named.add(requestId)
    open.add(requestId)
    lastChange = Date.now()
  })
  const end = (requestId: string, encodedDataLength = 0) => {
    if (!open.delete(requestId)) return
    count.bytes += encodedDataLength
    if (scripts.has(requestId)) count.scriptBytes += encodedDataLength
    if (scripts.has(requestId) && named.has(requestId)) count.firstScriptBytes += encodedDataLength
    lastChange = Date.now()
  }
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  await devtools.send('Network.enable')
  return {
    counted: (): Counted => ({
      ...count,
      requests: count.requests - cached.size,
      ttfb: (document.answered - document.asked) * 1000,
    }),
    async quiet() {
      const deadline = Date.now() + PATIENCE
      while (Date.now() < deadline && (open.size > 0 || Date.now() - lastChange < QUIET)) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}
