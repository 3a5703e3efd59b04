import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import { savesData } from './saves-data.ts'

/** A press is none of them: what was pressed goes first. */
const MOVES = ['pointermove', 'keydown', 'scroll'] as const

/** Milliseconds that a busy page is waited for. */
const PATIENCE = 2_000

/**
 * What a first view can do without: shown once the shopper has moved and the page rests, and nothing until its code is
 * there. Whoever saves data has not asked for it, and finds the same on the next page.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    let isHere = true
    const show = () => {
      if (isHere) startTransition(() => setIsLater(true))
    }
    if (hasMoved) show()
    else void whenMoved().then(show)
    return () => {
      isHere = false
    }
  }, [])
  return isLater ? <Suspense>{children}</Suspense> : null
}

/** Parts of the page that come after that need not wait again. */
let hasMoved = false
let moved: Promise<void> | undefined

const whenMoved = () =>
  (moved ??= new Promise((resolve) => {
    if (savesData()) return
    const ending = new AbortController()
    const rest = () => {
      hasMoved = true
      resolve()
    }
    const move = () => {
      ending.abort()
      whenResting(rest)
    }
    for (const kind of MOVES) addEventListener(kind, move, { signal: ending.signal, passive: true, capture: true })
  }))

const whenResting = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(() => run(), { timeout: PATIENCE }) : setTimeout(run)
