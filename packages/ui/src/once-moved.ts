import { startTransition } from 'react'

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Milliseconds that go to what is pressed: a move may be the way to it. */
const PAUSE = 500
/** Milliseconds that a busy page is waited for. */
const PATIENCE = 2_000

let moved: Promise<void> | undefined

/**
 * Makes an update, as a transition, once the shopper has done anything on this document and the page has come to rest.
 * @returns what calls it off
 */
export function onceMoved(update: () => void): () => void {
  let isWanted = true
  void (moved ??= firstMove()).then(() => {
    if (isWanted) startTransition(update)
  })
  return () => {
    isWanted = false
  }
}

const firstMove = () =>
  new Promise<void>((resolve) => {
    const ending = new AbortController()
    const move = () => {
      ending.abort()
      setTimeout(whenResting, PAUSE, resolve)
    }
    for (const kind of MOVES) addEventListener(kind, move, { signal: ending.signal, passive: true, capture: true })
  })

function whenResting(run: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: PATIENCE })
  else run()
}
