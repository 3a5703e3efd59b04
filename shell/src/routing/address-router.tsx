import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createHistory } from 'react-router'

/**
 * The browser's address. Another page is rendered in one go, and painted before the effects of its parts run: as the
 * transition that React Router makes of it, it is rendered in slices between which the old page is painted again and
 * again, and a page of the server that still waits for its code holds it back. What the next page needs is waited for
 * by `useShownLocation`. Another query of the same page is a transition: what is there stays until the new is.
 */
export function AddressRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createHistory({ v5Compat: true }))
  const [{ action, location }, setVisit] = useState({ action: history.action, location: history.location })

  useLayoutEffect(() => {
    let shown = history.location.pathname
    return history.listen((visit) => {
      const isSamePage = visit.location.pathname === shown
      shown = visit.location.pathname
      if (isSamePage) startTransition(() => setVisit(visit))
      // React runs all effects of what a click changes before it is painted: this is after the click.
      else setTimeout(() => setVisit(visit))
    })
  }, [history])

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
