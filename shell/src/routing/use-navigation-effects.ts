import { matchPage, type PageRoute } from '@aisle/platform/host'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router'
import { afterVisit, backHistory } from './back-history.ts'
import { pageTitle } from './page-title.ts'
import { restoreScroll } from './scroll.ts'

type Options = {
  readonly table: readonly PageRoute[]
  readonly location: Location
  readonly main: RefObject<HTMLElement | null>
  readonly notFoundTitle: string
  readonly closeDialogs: () => void
}

/** What a change of page brings along: title, way back, closed dialogs, scroll position, focus (spec 1 §2). */
export function useNavigationEffects({ table, location, main, notFoundTitle, closeDialogs }: Options): void {
  const kind = useNavigationType()
  const { pathname, search, key, hash } = location
  const isFirst = useRef(true)
  const route = matchPage(table, pathname)?.route
  const { title = notFoundTitle, clearsHistory, noHistory } = route ?? {}

  useLayoutEffect(() => {
    pageTitle.setState(title, true)
  }, [pathname, title])

  useEffect(() => {
    const visit = { path: pathname + search, kind, clearsHistory, noHistory }
    backHistory.setState((paths) => afterVisit(paths, visit), true)
  }, [key, pathname, search, kind, clearsHistory, noHistory])

  // Before the page is painted: it is never seen at the place where the one before it was.
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    closeDialogs()
    restoreScroll({ key, hash, isBack: kind === 'POP' })
    if (!hash) focusHeading(main.current)
    // A change of query or key on the same page is the page's own business.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [pathname])
}

/** The page's heading takes the focus, so that assistive technology reads on from there. */
function focusHeading(main: HTMLElement | null) {
  const heading = main?.querySelector('h1') ?? main
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
