import type { ServerPage } from '@aisle/platform/host'
import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { useStore } from 'zustand/react'

/**
 * The browser's address. While a page of the server waits for its code, a change of it is no transition: React would
 * hold that back until the page can be taken over, which may never be.
 */
export const createHeldRouter = (page: ServerPage | undefined): ComponentType<{ readonly children: ReactNode }> =>
  page
    ? function HeldRouter({ children }) {
        const isReady = useStore(page.store, ({ status }) => status === 'ready')
        return <BrowserRouter useTransitions={isReady}>{children}</BrowserRouter>
      }
    : BrowserRouter
