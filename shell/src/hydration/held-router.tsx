import type { ServerPage } from '@aisle/platform/host'
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router'

/**
 * The browser's address. While a page of the server waits for its code, a change of it is no transition: React would
 * hold that back until the page can be taken over, which may never be.
 */
export const createHeldRouter = (page: ServerPage | undefined): ComponentType<{ readonly children: ReactNode }> =>
  page
    ? function HeldRouter({ children }) {
        const isReady = useIsReady(page)
        return <BrowserRouter useTransitions={isReady}>{children}</BrowserRouter>
      }
    : BrowserRouter

/** Told as a transition: an urgent change above a page makes React take the whole page over at once, in one long task. */
function useIsReady({ store }: ServerPage) {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const look = () => startTransition(() => setIsReady(store.getState().status === 'ready'))
    look()
    return store.subscribe(look)
  }, [store])
  return isReady
}
