/** A press is none of them: what was pressed goes first. */
const MOVES = ['pointermove', 'keydown', 'scroll'] as const

/** Milliseconds after a move in which it may turn out to be the way to a press. */
const PAUSE = 500
/** Milliseconds that a busy page is waited for. */
const PATIENCE = 2_000

let moved: Promise<void> | undefined

/** Settles once the shopper has moved on this document, and it has come to rest: nobody presses, nothing is rendered. */
export const whenMoved = (): Promise<void> =>
  (moved ??= new Promise((resolve) => {
    const ending = new AbortController()
    const move = () => {
      ending.abort()
      setTimeout(whenResting, PAUSE, resolve)
    }
    for (const kind of MOVES) addEventListener(kind, move, { signal: ending.signal, passive: true, capture: true })
  }))

function whenResting(run: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: PATIENCE })
  else run()
}
