import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { onceMoved } from './once-moved.ts'
import { savesData } from './saves-data.ts'

/**
 * What a first view can do without: shown once the shopper has moved and the page rests, and nothing until its code is
 * there. Whoever saves data has not asked for it, and finds the same on the next page.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => (savesData() ? undefined : onceMoved(() => setIsLater(true))), [])
  return isLater ? <Suspense>{children}</Suspense> : null
}
