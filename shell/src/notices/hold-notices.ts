import { useLayoutEffect } from 'react'
import { createStore } from 'zustand/vanilla'

/** How many things stand before notices. */
export const noticesHeld = createStore(() => 0)

/** While this is on screen, notices wait: for a step that the shopper takes first, such as the age check (spec 1 §4). */
export function useHoldNotices(): void {
  useLayoutEffect(() => {
    noticesHeld.setState((count) => count + 1)
    return () => noticesHeld.setState((count) => count - 1)
  }, [])
}
