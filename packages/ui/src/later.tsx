import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Parts of the page that come after that need not wait again. */
let hasMoved = false

/** What a first view can do without: shown once the shopper has moved, and nothing until its code is there. */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    const show = () => {
      ending.abort()
      hasMoved = true
      startTransition(() => setIsLater(true))
    }
    if (hasMoved) return show()
    for (const move of MOVES) addEventListener(move, show, { signal: ending.signal, passive: true, capture: true })
    return () => ending.abort()
  }, [])
  return isLater ? <Suspense>{children}</Suspense> : null
}
