import { useEffect } from 'react'

let waiting: (() => void) | undefined

/** Does something once a page is on screen that no guard turns away from, after what a change of page brings along. */
export function onArrival(work: () => void): void {
  waiting = work
}

/** This page is where the shopper has arrived. */
export function useArrival(hasArrived: boolean): void {
  useEffect(() => {
    // After the effects of the frame around it, which close dialogs.
    if (hasArrived) queueMicrotask(arrive)
  }, [hasArrived])
}

function arrive() {
  const work = waiting
  waiting = undefined
  work?.()
}
