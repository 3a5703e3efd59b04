import { useEffect, useEffectEvent } from 'react'

const MARK = 'aisleImages'

/**
 * "Back" closes what calls this, and leaves the page where it is: while it is open, the browser's history has an entry of
 * its own for it. The router's part of the state stays, so that for it nothing has happened.
 */
export function useWayBack(close: () => void) {
  const onPop = useEffectEvent(close)
  useEffect(() => {
    // The shell's own way of opening pages from a dialog would put this in the place of the dialog's entry.
    History.prototype.pushState.call(history, { ...stateOf(history), [MARK]: true }, '')
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      if (stateOf(history)[MARK]) history.back()
    }
  }, [])
}

const stateOf = ({ state }: History): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {}
