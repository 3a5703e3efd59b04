import { saveCart } from '@aisle/api/cart'
import { prepareCall } from '@aisle/api/client'
import { matchPage, type PageRoute } from './route-table.ts'
import type { RemoteModules } from './remote-modules.ts'

export type PreloadingOptions = {
  readonly table: readonly PageRoute[]
  readonly modules: RemoteModules
  readonly signal: AbortSignal
}

/** Code of one page at most is fetched when idle: speculative bytes stay under 40 KiB a page. */
const IDLE_PAGES = 1

/**
 * Fetches a page's code as soon as somebody points at, touches or focuses a link to it. When the browser is idle, what
 * reads the replies of calls, which a page that came with its data does without, and the code of the likely next page.
 * Nobody who saves data is made to load what is not asked for.
 */
export function startPreloading({ table, modules, signal }: PreloadingOptions): void {
  const pageOf = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target === '_blank') return
    return matchPage(table, link.pathname)?.route
  }
  const preload = ({ remote, page }: PageRoute) => modules.preload({ remote, kind: 'page', name: page })
  const onIntent = ({ target }: Event) => {
    const route = pageOf(target)
    if (route) preload(route)
  }
  for (const name of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(name, onIntent, { passive: true, signal })
  }
  if (savesData()) return
  whenIdle(() => {
    // What is not there by the first call is fetched with it, and a failure told of then.
    prepareCall(saveCart).catch(() => {})
    firstOtherPages(pageOf).slice(0, IDLE_PAGES).forEach(preload)
  })
}

/** Pages that the content links to, most linked first, without the one that is open. */
function firstOtherPages(pageOf: (link: Element) => PageRoute | undefined): readonly PageRoute[] {
  const here = location.pathname
  const counts = new Map<PageRoute, number>()
  for (const link of document.querySelectorAll('main a[href]')) {
    const route = pageOf(link)
    if (route && route.path !== here) counts.set(route, (counts.get(route) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([route]) => route)
}

const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

const IDLE_AFTER = 2_000
const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, IDLE_AFTER)
}
