import { useEffect, useState } from 'react'

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Whether the shopper has done anything on this page: until then nothing is asked of the store for them. */
export function useHasMoved(): boolean {
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    const move = () => {
      ending.abort()
      setHasMoved(true)
    }
    for (const kind of MOVES) addEventListener(kind, move, { signal: ending.signal, passive: true, capture: true })
    return () => ending.abort()
  }, [])
  return hasMoved
}
