import { prepareCall } from '@aisle/api/client'
import { matchPage, type PageRoute, type RemoteModules } from '@aisle/platform/host'
import { isRead } from './fetch-calls.ts'
import { likelyNext } from './likely-next.rules.ts'
import { whenIdle } from './when-idle.ts'

/** Bytes that may travel for a page on the mere chance that another one follows. */
const SPECULATIVE_BYTES = 40 * 1024

type Parts = {
  readonly table: readonly PageRoute[]
  readonly modules: RemoteModules
  readonly mayOpen: (route: PageRoute) => boolean
  /** Makes the styles of what has come. */
  readonly makeStyles: () => Promise<void>
}

/**
 * Fetches the code of pages that are likely to follow the open one, one after the other, each when the browser is idle:
 * as long as another one of the size of the largest so far keeps within the budget.
 */
export function createIdleFetching({ table, modules, mayOpen, makeStyles }: Parts): (pathname: string) => void {
  let open = ''

  /** What reads the page's data as well: evaluated behind the press, it would hold up the page's first paint. */
  const prepareReads = async (page: { readonly remote: string; readonly page: string }) => {
    const { calls } = await modules.dataOf(page)
    await Promise.all(calls.filter(isRead).map(prepareCall))
  }

  const fetchLikely = async (pathname: string, route: PageRoute) => {
    const traffic = watchScripts()
    let spent = 0
    let largest = 0
    for (const { remote, page } of likelyNext(table, route).filter(mayOpen)) {
      await whenIdle()
      if (open !== pathname || spent + largest > SPECULATIVE_BYTES) break
      modules.preload({ remote, kind: 'page', name: page })
      // What fails is left to whoever opens the page.
      await modules.load({ remote, kind: 'page', name: page }).catch(() => {})
      await prepareReads({ remote, page }).catch(() => {})
      await makeStyles()
      const before = spent
      spent = traffic.bytes()
      largest = Math.max(largest, spent - before)
    }
    traffic.stop()
  }
  return (pathname) => {
    if (pathname === open) return
    open = pathname
    const route = matchPage(table, pathname)?.route
    if (route) void fetchLikely(pathname, route)
  }
}

/** Counts what scripts weigh on the wire from now on. */
function watchScripts() {
  let bytes = 0
  const count = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script') bytes += entry.transferSize
    }
  }
  const observer = new PerformanceObserver((list) => count(list.getEntries()))
  observer.observe({ type: 'resource' })
  return {
    bytes() {
      count(observer.takeRecords())
      return bytes
    },
    stop: () => observer.disconnect(),
  }
}
