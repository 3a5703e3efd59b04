import { noServerPage, type ServerPage } from '@aisle/platform/host'
import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createHistory } from 'react-router'
import { runTask } from '../boot/react-tasks.ts'
import { aheadOfTransitions } from './ahead-of-transitions.ts'
import { noteFocus } from './use-navigation-effects.ts'

/**
 * The browser's address. Another page is rendered in one go, and painted before the effects of its parts run: as the
 * transition that React Router makes of it, it is rendered in slices between which the old page is painted again and
 * again. What the next page needs is waited for by `useShownLocation`. Another query of the same page is a transition:
 * what is there stays until the new is; not of a page of the server that waits for its code, which may never come.
 */
export const createAddressRouter = (page: ServerPage = noServerPage): ComponentType<{ readonly children: ReactNode }> =>
  function AddressRouter({ children }) {
    const [history] = useState(() => createHistory({ v5Compat: true }))
    const [{ action, location }, setVisit] = useState({ action: history.action, location: history.location })
    const isReady = useIsReady(page)

    useLayoutEffect(() => {
      let before = history.location.pathname
      const show = () => setVisit({ action: history.action, location: history.location })
      return history.listen((visit) => {
        noteFocus()
        const isSamePage = visit.location.pathname === before
        before = visit.location.pathname
        if (isSamePage && isReady) startTransition(show)
        // React runs all effects of what a click itself changes before it is painted.
        else behindClick(show)
      })
    }, [history, isReady])

    return (
      // The last of these says something else once the page's code is there, so that React takes it over then.
      <Router location={location} navigationType={action} navigator={history} useTransitions={isReady}>
        {children}
      </Router>
    )
  }

/**
 * Behind the click and still in its task, so that the next frame is the new page's: in a task of its own, one of the
 * old page would be painted before.
 */
function behindClick(update: () => void) {
  queueMicrotask(() => {
    aheadOfTransitions(update)
    // React itself asks for its next task in a microtask.
    queueMicrotask(runTask)
  })
}

/** Told as a transition: an urgent change above a page makes React take the whole page over at once, in one long task. */
function useIsReady({ store }: ServerPage) {
  const [isReady, setIsReady] = useState(() => store.getState().status === 'ready')
  useEffect(() => {
    const look = () => startTransition(() => setIsReady(store.getState().status === 'ready'))
    look()
    return store.subscribe(look)
  }, [store])
  return isReady
}
