let waiting: (() => void) | undefined

/** Does something once the next page is there, after what a change of page brings along. */
export function onArrival(work: () => void): void {
  waiting = work
}

/** The page is there. */
export function arrive(): void {
  const work = waiting
  waiting = undefined
  work?.()
}
