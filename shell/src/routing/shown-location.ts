import { matchPage, type PageRoute, type RemoteModules } from '@aisle/platform/host'
import { useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { aheadOfTransitions } from './ahead-of-transitions.ts'

/** Milliseconds that the page before stays while the code of the next one arrives. Then its skeleton shows. */
const PATIENCE = 200

/**
 * The location whose page is on screen. A page whose code is on its way waits a moment with the one before it in
 * place: a skeleton that shows for 50 ms costs 300, because React holds the next reveal back that long.
 */
export function useShownLocation(table: readonly PageRoute[], modules: RemoteModules): Location {
  const location = useLocation()
  const [shown, setShown] = useState(location)
  const route = matchPage(table, location.pathname)?.route
  const remote = route?.remote
  const name = route?.page
  const isReady =
    location.pathname === shown.pathname ||
    remote === undefined ||
    name === undefined ||
    modules.peek({ remote, kind: 'page', name }) !== undefined

  if (isReady && shown !== location) setShown(location)

  useEffect(() => {
    if (isReady || remote === undefined || name === undefined) return
    let isLeft = false
    // Code that comes when the shopper has gone on leads nobody back.
    const show = () => {
      if (!isLeft) aheadOfTransitions(() => setShown(location))
    }
    const timer = setTimeout(show, PATIENCE)
    modules.load({ remote, kind: 'page', name }).then(show, show)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [location, isReady, remote, name, modules])

  return isReady ? location : shown
}
