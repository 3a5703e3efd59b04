import type { ServerPage } from '@aisle/platform/host'
import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createHistory } from 'react-router'

/**
 * The browser's address. Another page is rendered in one go, and painted before the effects of its parts run: as the
 * transition that React Router makes of it, it is rendered in slices between which the old page is painted again and
 * again. What the next page needs is waited for by `useShownLocation`. Another query of the same page is a transition:
 * what is there stays until the new is; not of a page of the server that waits for its code, which may never come.
 */
export const createAddressRouter = (page?: ServerPage): ComponentType<{ readonly children: ReactNode }> =>
  function AddressRouter({ children }) {
    const [history] = useState(() => createHistory({ v5Compat: true }))
    const [{ action, location }, setVisit] = useState({ action: history.action, location: history.location })

    useLayoutEffect(() => {
      let latest = { action: history.action, location: history.location }
      return history.listen((visit) => {
        const isSamePage = visit.location.pathname === latest.location.pathname
        const isHeld = page && page.store.getState().status !== 'ready'
        latest = visit
        if (isSamePage && !isHeld) startTransition(() => setVisit(visit))
        // React runs all effects of what a click changes before it is painted: this is after the click.
        else setTimeout(() => setVisit(latest))
      })
    }, [history])

    return (
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    )
  }
