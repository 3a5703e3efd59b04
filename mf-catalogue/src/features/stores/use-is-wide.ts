import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1024px)'

/** Whether there is room for two columns (spec 1 §9); not known to be on the server. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false)

const isWide = () => matchMedia(WIDE).matches

function subscribe(changed: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
