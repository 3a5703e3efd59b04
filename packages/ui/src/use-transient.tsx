import { useEffect, useState } from 'react'

/** True for a while after `show()` was called; a further call starts the while anew. */
export function useTransient(milliseconds: number): readonly [isShown: boolean, show: () => void] {
  const [shows, setShows] = useState(0)
  const [ended, setEnded] = useState(0)
  useEffect(() => {
    if (shows === 0) return
    const timer = setTimeout(() => setEnded(shows), milliseconds)
    return () => clearTimeout(timer)
  }, [shows, milliseconds])
  return [shows > ended, () => setShows((before) => before + 1)]
}
