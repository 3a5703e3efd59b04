import { matchPage, type PageRoute } from '@aisle/platform/host'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router'
import { afterVisit, backHistory } from './back-history.ts'
import { restoreScroll } from './scroll.ts'

type Options = {
  readonly table: readonly PageRoute[]
  readonly location: Location
  readonly main: RefObject<HTMLElement | null>
  readonly closeDialogs: () => void
}

/** Held weakly: it may be all that is left of a page. */
let focusedBefore: WeakRef<Element> | null = null

/** The address changes; whoever writes somewhere else by the time the page is there stays where they are. */
export function noteFocus(): void {
  focusedBefore = document.activeElement && new WeakRef(document.activeElement)
}

/** What a change of page brings along: way back, closed dialogs, scroll position, focus (spec 1 §2). */
export function useNavigationEffects({ table, location, main, closeDialogs }: Options): void {
  const kind = useNavigationType()
  const { pathname, search, key, hash } = location
  const isFirst = useRef(true)
  const left = useRef(pathname + search)
  const route = matchPage(table, pathname)?.route
  const { clearsHistory, noHistory } = route ?? {}

  // Before the page is painted: it is never seen at the place where the one before it was. What is rendered from a
  // store is not changed here, since React would run all effects first, those of everything that is left too.
  useLayoutEffect(() => {
    if (isFirst.current) return
    closeDialogs()
    restoreScroll({ key, hash, isBack: kind === 'POP' })
    // A change of query or key on the same page is the page's own business.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [pathname])

  // Behind the paint: to move the focus, a browser brings styles and layout up to date and tells everybody. And before
  // the way back is put down, in which this looks whether it leads back.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const isBack = kind === 'POP' && backHistory.getState().includes(pathname + search)
    if (hash || !main.current || hasBegunToWrite()) return
    if (isBack && focusLink(main.current, left.current)) return
    return focusHeading(main.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [pathname])

  useEffect(() => {
    const visit = { path: pathname + search, kind, clearsHistory, noHistory }
    backHistory.setState((paths) => afterVisit(paths, visit), true)
  }, [key, pathname, search, kind, clearsHistory, noHistory])

  useEffect(() => {
    left.current = pathname + search
  }, [pathname, search])
}

const hasBegunToWrite = () =>
  document.activeElement !== focusedBefore?.deref() && document.activeElement instanceof HTMLInputElement

/** On the way back the link that was followed takes the focus. @returns whether it is there */
function focusLink(main: HTMLElement, address: string): boolean {
  const link = [...main.querySelectorAll('a')].find((one) => one.getAttribute('href') === address)
  link?.focus({ preventScroll: true })
  return link !== undefined
}

/** The page's heading takes the focus, so that reading goes on from there; of a page that is still to come, later. */
function focusHeading(main: HTMLElement): () => void {
  const take = () => {
    const heading = main.querySelector('h1')
    const place = heading ?? main
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
    return heading !== null
  }
  const watch = new MutationObserver(() => {
    // Whoever has gone on meanwhile stays where they are.
    if (document.activeElement !== main || take()) watch.disconnect()
  })
  if (!take()) watch.observe(main, { childList: true, subtree: true })
  return () => watch.disconnect()
}
