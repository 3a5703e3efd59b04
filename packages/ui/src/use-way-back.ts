import { useEffect, useEffectEvent } from 'react'

/** Of an entry of the browser's history: how much lies open over the page there. The shell counts its dialogs so. */
export const DEPTH = 'aisleDialogs'

export function depthOf(state: unknown): number {
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : undefined
  return typeof depth === 'number' ? depth : 0
}

/**
 * "Back" closes what calls this for as long as it is open, and leaves the page where it is (spec 1 §2): the browser's
 * history has an entry of its own for it. The router's part of the state stays, so that for it nothing has happened. What
 * is chosen in it and goes into the address lies below that entry; a page that is opened from it takes the entry's place.
 */
export function useWayBack(close: () => void) {
  const onPop = useEffectEvent(close)
  useEffect(() => {
    const own = depthOf(history.state) + 1
    const isOnTop = () => depthOf(history.state) >= own
    // The shell's own way of opening pages would put this in the place of the entry of a dialog around it.
    const begin = () => History.prototype.pushState.call(history, { ...history.state, [DEPTH]: own }, '')
    const pop = () => {
      if (!isOnTop()) onPop()
    }
    const before = history.pushState
    const push: History['pushState'] = (state, unused, url) => {
      if (!isOnTop()) return before.call(history, state, unused, url)
      const { pathname } = location
      history.replaceState(state, unused, url)
      if (location.pathname === pathname) begin()
    }
    begin()
    history.pushState = push
    addEventListener('popstate', pop)
    return () => {
      removeEventListener('popstate', pop)
      if (history.pushState === push) history.pushState = before
      if (isOnTop()) history.back()
    }
  }, [])
}
