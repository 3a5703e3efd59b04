import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'

/**
 * The browser's address. A change of it is no transition of React's: that renders in slices, between which the old page
 * is painted again and again (a product page on a slow phone: 260 ms instead of 140), and it is held back by a page of
 * the server that still waits for its code. What the next page needs is waited for by `useShownLocation`.
 */
export const AddressRouter = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
)
