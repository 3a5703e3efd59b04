import { saveCart } from '@aisle/api/cart'
import { prepareCall } from '@aisle/api/client'
import type { Platform } from '@aisle/platform'
import { decideGuards, matchPage, type PageRoute, type RemoteModules } from '@aisle/platform/host'
import { backHistory } from '../routing/back-history.ts'
import { makeStylesAhead } from '../styles/make-styles-ahead.ts'
import { fetchCalls } from './fetch-calls.ts'
import { guardFactsOf } from './guard-facts-of.ts'
import { createIdleFetching } from './idle-fetching.ts'
import { atMost } from './at-most.ts'
import { savesData } from '@aisle/ui/saves-data'
import { watchIntent } from './watch-intent.ts'

export type AheadParts = {
  readonly platform: Platform
  readonly table: readonly PageRoute[]
  readonly modules: RemoteModules
  readonly signal?: AbortSignal
}

/** Pages whose data is fetched at a time for somebody who only looks around. */
const LOOKED_AT = 2

/**
 * Fetches code and data of a page as soon as somebody rests on a link to it, focuses or presses it, and code of the
 * likely next page when the browser is idle; of pages only that this shopper may open, and for nobody who saves data.
 */
export function startAhead({ platform, table, modules, signal }: AheadParts): void {
  const mayOpen = ({ guards = [] }: PageRoute) =>
    !savesData() && decideGuards(guards, guardFactsOf(platform)) === 'pass'

  const fetchPage = async ({ pathname, searchParams }: URL) => {
    const match = matchPage(table, pathname)
    if (!match || !mayOpen(match.route)) return
    const { remote, page } = match.route
    modules.preload({ remote, kind: 'page', name: page })
    await fetchCalls(platform, modules, match, searchParams)
  }
  const lookAt = atMost(LOOKED_AT, fetchPage)
  watchIntent({
    signal,
    onLook: lookAt,
    onPress: (url) => void fetchPage(url),
  })

  // What reads the replies of calls, which a page that came with its data does without. What is not there by the first
  // call is fetched with it, and a failure told of then.
  prepareCall(saveCart).catch(() => {})
  const fetchLikely = createIdleFetching({ table, modules, mayOpen, makeStyles: makeStylesAhead })
  fetchLikely(location.pathname)
  const stop = backHistory.subscribe(() => fetchLikely(location.pathname))
  signal?.addEventListener('abort', stop, { once: true })
}
