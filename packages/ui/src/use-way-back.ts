import { useEffect, useEffectEvent, useRef } from 'react'

/** Of an entry of the browser's history: how much lies open over the page there. The shell counts its dialogs so. */
export const DEPTH = 'aisleDialogs'

export function depthOf(state: unknown): number {
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : undefined
  return typeof depth === 'number' ? depth : 0
}

/**
 * "Back" closes what calls this for as long as it is open, and leaves the page where it is (spec 1 §2): the browser's
 * history has an entry of its own for it, on top of what is chosen in it. The router's part of the state stays, so that for
 * it nothing has happened; a page that is opened from it takes the entry's place, which the shell sees to.
 */
export function useWayBack(close: () => void) {
  const own = useRef(0)
  const onPop = useEffectEvent(() => {
    if (depthOf(history.state) < own.current) close()
  })
  // Each time: a choice that went into the address has taken the entry's place.
  useEffect(() => {
    own.current ||= depthOf(history.state) + 1
    if (depthOf(history.state) >= own.current) return
    // The shell's own way of opening pages would put this in the place of the entry of a dialog around it.
    History.prototype.pushState.call(history, { ...history.state, [DEPTH]: own.current }, '')
  })
  useEffect(() => {
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      if (depthOf(history.state) >= own.current) history.back()
    }
  }, [])
}
